import type { CampoInvalido } from '#contract/errors.ts'
import type { Tarifa } from '#contract/experiencias.ts'
import { PRECIO_MAX, PRECIO_MIN } from '#domain/reservas/precio.ts'

// Free for a child or a senior is a price; for anybody else it would be a mistake.
const GRATIS: readonly Tarifa['tipo'][] = ['nino', 'adultoMayor']

/** A fare of which the price may not be said yet. */
export type TarifaDicha = Omit<Tarifa, 'precio'> & { precio: number | null }

/** What is wrong with the prices of a departure. It sells to adults, or to whole groups. */
export function revisarTarifas(tarifas: readonly Tarifa[] | null): CampoInvalido[] {
  if (!tarifas) return []
  const errores = revisarCadaTarifa(tarifas, 'cambios.tarifas')
  const seVende = tarifas.some(({ tipo }) => tipo === 'adulto' || tipo === 'grupo')
  return seVende
    ? errores
    : [...errores, { campo: 'cambios.tarifas', mensaje: 'Pon precio para adultos o para el grupo completo' }]
}

/** What is wrong with each, and with one beside another. `campo`: what the list is called. */
export function revisarCadaTarifa(tarifas: readonly TarifaDicha[], campo: string): CampoInvalido[] {
  const tipos = tarifas.map(({ tipo }) => tipo)
  if (new Set(tipos).size < tipos.length) return [{ campo, mensaje: 'Cada tipo de viajero lleva un solo precio' }]
  return [...tarifas.flatMap((tarifa, i) => revisarUna(tarifa, `${campo}.${i}`)), ...revisarEdades(tarifas, campo)]
}

function revisarUna({ tipo, precio, edadMin, edadMax }: TarifaDicha, campo: string): CampoInvalido[] {
  const puedeSerGratis = GRATIS.includes(tipo)
  const esPrecio = precio === null || (precio === 0 && puedeSerGratis) || (precio >= PRECIO_MIN && precio <= PRECIO_MAX)
  const estanAlReves = edadMin !== null && edadMax !== null && edadMax < edadMin
  return [
    ...(esPrecio
      ? []
      : [
          {
            campo: `${campo}.precio`,
            mensaje: `Escribe un precio entre $1.000 y $20.000.000${puedeSerGratis ? ', o 0 si no paga' : ''}`,
          },
        ]),
    ...(estanAlReves ? [{ campo: `${campo}.edadMax`, mensaje: 'La edad máxima es menor que la mínima' }] : []),
  ]
}

/** Nobody is of an age for both. */
function revisarEdades(tarifas: readonly TarifaDicha[], campo: string): CampoInvalido[] {
  const [nino, mayor] = (['nino', 'adultoMayor'] as const).map((tipo) => tarifas.find((tarifa) => tarifa.tipo === tipo))
  if (!nino || !mayor || nino.edadMax === null || mayor.edadMin === null) return []
  const seCruzan = mayor.edadMin <= nino.edadMax && (nino.edadMin ?? 0) <= (mayor.edadMax ?? Infinity)
  return seCruzan
    ? [
        {
          campo: `${campo}.${tarifas.indexOf(mayor)}.edadMin`,
          mensaje: `Esa edad paga como niño, que llega a los ${nino.edadMax} años`,
        },
      ]
    : []
}
