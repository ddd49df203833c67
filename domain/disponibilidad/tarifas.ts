import type { CampoInvalido } from '#contract/errors.ts'
import type { Tarifa } from '#contract/experiencias.ts'
import { PRECIO_MAX, PRECIO_MIN } from '#domain/reservas/precio.ts'

// Free for a child or a senior is a price; for anybody else it would be a mistake.
const GRATIS: readonly Tarifa['tipo'][] = ['nino', 'adultoMayor']

/** What is wrong with the prices of a departure. It sells to adults, or to whole groups. */
export function revisarTarifas(tarifas: readonly Tarifa[] | null): CampoInvalido[] {
  if (!tarifas) return []
  const tipos = tarifas.map(({ tipo }) => tipo)
  if (new Set(tipos).size < tipos.length) return [{ campo: 'cambios.tarifas', mensaje: 'Cada tipo de viajero lleva un solo precio' }]
  if (!tipos.includes('adulto') && !tipos.includes('grupo')) return [{ campo: 'cambios.tarifas', mensaje: 'Pon precio para adultos o para el grupo completo' }]
  return tarifas.flatMap(({ tipo, precio, edadMin, edadMax }, i) => {
    const campo = `cambios.tarifas.${i}`
    const esGratis = precio === 0 && GRATIS.includes(tipo)
    if (!esGratis && (precio < PRECIO_MIN || precio > PRECIO_MAX)) return [{ campo: `${campo}.precio`, mensaje: 'Escribe un precio entre $1.000 y $20.000.000' }]
    return edadMin !== null && edadMax !== null && edadMax < edadMin ? [{ campo: `${campo}.edadMax`, mensaje: 'La edad máxima es menor que la mínima' }] : []
  })
}
