import { REGIONES } from '#contract/enumeraciones/regiones.ts'
import type { asistente } from '#contract/asistente.ts'
import type { Output } from '#contract/call.ts'
import { TEXTOS_DE_AYUDA } from '#domain/asistente/textos-de-ayuda.ts'
import { PRIMERAS } from '#domain/reglas/primeras.ts'
import { conValores, limitesDichos } from '#domain/reglas/valores.ts'

export type Respuesta = Output<typeof asistente.preguntarAsistente>

/** Where an answer may lead. */
const AYUDAS = Object.values(TEXTOS_DE_AYUDA).map(({ texto }) =>
  conValores(texto, { retencion: PRIMERAS.retencion, limites: limitesDichos(PRIMERAS.limites) }),
)

export const RUTAS =
  /^\/(?:$|\?|experience\/[a-z0-9-]+$|(?:terminos|privacidad|mis-entradas|buscar-entrada|ayuda|conviertete-anfitrion|registro-proveedor|regalar|login|register|forgot-password|b2b|api-docs|matheus-ia)$)/

/** Judged anew, by what the answer itself says. */
export function cumple(una: Respuesta['experiencias'][number], f: Respuesta['filtros']): boolean {
  const region = f.region === undefined || REGIONES.find(({ nombre }) => nombre === f.region)?.codigo === una.region
  const precio = una.precioPorPersona >= (f.precioMin ?? 0) && una.precioPorPersona <= (f.precioMax ?? Infinity)
  const [desde, hasta] = f.fecha ? [f.fecha, f.fecha] : [f.fechaInicio ?? '', f.fechaFin ?? '9']
  const dia = una.salida?.inicio.slice(0, 10) ?? ''
  const pideSalida =
    f.participantes !== undefined || f.fecha !== undefined || f.fechaInicio !== undefined || f.fechaFin !== undefined
  const salida =
    !pideSalida ||
    (una.salida !== null && dia >= desde && dia <= hasta && una.salida.cuposDisponibles >= (f.participantes ?? 1))
  return (
    region &&
    precio &&
    salida &&
    (f.destino === undefined || f.destino === una.ciudad) &&
    (f.tipo === undefined || f.tipo === una.tipoExperiencia)
  )
}

/** Every amount must be a price shown or a bound asked for; every other figure a fact of the answer, or of the product's own texts. */
export function cifrasAjenas({
  response,
  filtros,
  experiencias,
  alternativas,
  fuentes,
}: Omit<Respuesta, 'conversacionId'>): string[] {
  const hechos = JSON.stringify([filtros, experiencias, alternativas, fuentes, AYUDAS, [131, 132, 133, 4141]])
  const conocidas = new Set(
    [...hechos.replaceAll('.', '').matchAll(/\d+/g)].flatMap(([cifra]) => [cifra, String(Number(cifra))]),
  )
  const MAX_CUENTA = 31
  const propia = (texto: string): boolean =>
    conocidas.has(texto) || (!texto.startsWith('$') && Number(texto) <= MAX_CUENTA)
  return [...response.replace(/(\d)\.(?=\d{3})/g, '$1').matchAll(/\$?\d+/g)]
    .map(([cifra]) => cifra)
    .filter((cifra) => (cifra.startsWith('$') ? !conocidas.has(cifra.slice(1)) : !propia(cifra)))
}
