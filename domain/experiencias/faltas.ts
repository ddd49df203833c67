import type { CampoContenido, Contenido } from '#contract/contenido.ts'
import type { Falta } from '#contract/ediciones.ts'
import { MIN_DESCRIPCION, MIN_FOTOS } from '#contract/topes.ts'
import { PASO_DE, pideRegistro } from './contenido.ts'
import { faltaEnTarifas } from './tarifas.ts'
import { empiezaConVerbo } from './verbo.ts'

type Regla = readonly [CampoContenido, (c: Contenido) => string | null]

const REGLAS: readonly Regla[] = [
  ['nombreExperiencia', nombre],
  ['tipoExperiencia', ({ tipoExperiencia }) => (tipoExperiencia ? null : 'Elige el tipo')],
  ['descripcionCorta', ({ descripcionCorta }) => (descripcionCorta ? null : 'Escribe la descripción corta')],
  ['region', ({ region }) => (region ? null : 'Elige la región')],
  ['comunaCodigo', comuna],
  ['direccion', ({ direccion }) => (direccion ? null : 'Escribe el punto de encuentro')],
  [
    'fotoEncuentro',
    ({ fotoEncuentro }) => (fotoEncuentro && !fotoEncuentro.alt ? 'Describe la foto del punto de encuentro' : null),
  ],
  ['lugar', ({ lugar }) => (lugar ? null : 'Marca el punto de encuentro en el mapa')],
  [
    'descripcionLarga',
    ({ descripcionLarga }) =>
      [...descripcionLarga].length >= MIN_DESCRIPCION ? null : `Cuenta qué harán, en ${MIN_DESCRIPCION} letras o más`,
  ],
  ['itinerario', ({ itinerario }) => (itinerario.length > 0 ? null : 'Agrega al menos una actividad')],
  ['incluye', ({ incluye }) => (incluye.length > 0 ? null : 'Escribe qué incluye')],
  ['dificultad', ({ dificultad }) => (dificultad ? null : 'Elige la exigencia física')],
  ['idiomasGuia', ({ idiomasGuia }) => (idiomasGuia.length > 0 ? null : 'Elige al menos un idioma')],
  [
    'registroSernatur',
    ({ tipoExperiencia, registroSernatur }) =>
      pideRegistro(tipoExperiencia) && !registroSernatur ? 'Escribe tu número de registro Sernatur' : null,
  ],
  ['fotos', fotos],
  ['precioPorPersona', ({ precioPorPersona }) => (precioPorPersona ? null : 'Escribe el precio por persona')],
  ['otrasTarifas', faltaEnTarifas],
  ['duracionMinutos', ({ duracionMinutos }) => (duracionMinutos ? null : 'Escribe la duración')],
  ['cuposPorSalida', ({ cuposPorSalida }) => (cuposPorSalida ? null : 'Escribe los cupos por salida')],
  [
    'minParticipantes',
    ({ minParticipantes, cuposPorSalida }) =>
      minParticipantes && cuposPorSalida && minParticipantes > cuposPorSalida
        ? 'El mínimo de viajeros supera los cupos'
        : null,
  ],
  ['cierreMinutos', ({ cierreMinutos }) => (cierreMinutos === null ? 'Elige hasta cuándo se reserva' : null)],
  ['politicaCancelacion', politica],
]

/** Everything that is missing before it may be sent to review, at once and in the order of the form. */
export function faltasDe(contenido: Contenido): Falta[] {
  return REGLAS.flatMap(([campo, regla]) => {
    const mensaje = regla(contenido)
    return mensaje === null ? [] : [{ campo, paso: PASO_DE[campo], mensaje }]
  })
}

function nombre({ nombreExperiencia }: Contenido): string | null {
  if (!nombreExperiencia) return 'Escribe el nombre, que empiece con un verbo'
  return empiezaConVerbo(nombreExperiencia)
    ? null
    : 'Empieza el nombre con un verbo, como «Aprende», «Camina» o «Prueba»'
}

function comuna({ comunaCodigo, region }: Contenido): string | null {
  if (!comunaCodigo) return 'Elige la comuna'
  return region === null || comunaCodigo.startsWith(region) ? null : 'Elige una comuna de esa región'
}

/** With none of its own, a drawing stands in. */
function fotos({ fotos: subidas }: Contenido): string | null {
  if (subidas.length > 0 && subidas.length < MIN_FOTOS)
    return `Sube al menos ${MIN_FOTOS} fotos y describe cada una, o quítalas y usaremos una ilustración`
  return subidas.some(({ alt }) => !alt) ? 'Describe cada foto' : null
}

/** docs/decisions/0122 allows it only beside a fare that costs more and does come back; here a kind of traveller has a single one. */
function politica({ politicaCancelacion }: Contenido): string | null {
  if (!politicaCancelacion) return 'Elige la política de cancelación'
  return politicaCancelacion === 'no_reembolsable'
    ? 'Elige una política con devolución: sin ella se vende solo como rebaja, junto a otra tarifa que sí devuelve'
    : null
}
