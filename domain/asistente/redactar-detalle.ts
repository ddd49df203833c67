import type { ExperienciaDetalle, PoliticaCancelacion, Salida } from '#contract/experiencias.ts'
import type { Fecha } from '#domain/fechas.ts'
import { enPesos } from '#domain/pesos.ts'
import { enFrase } from './politica-en-frase.ts'
import { contados, enMomento, esSospechoso, IDIOMAS, nombreSeguro } from './formato.ts'
import type { Detalle } from './intencion.ts'

const POLITICAS: Record<PoliticaCancelacion, string> = {
  flexible: 'Flexible',
  moderada: 'Moderada',
  estricta: 'Estricta',
  no_reembolsable: 'No reembolsable',
}
const TARIFAS: Record<string, string> = {
  adulto: 'adulto',
  nino: 'niño',
  adultoMayor: 'adulto mayor',
  estudiante: 'estudiante',
  residente: 'residente',
  grupo: 'grupo',
}
const MAX_SALIDAS = 3

const politica = ({ politicaCancelacion, tramosCancelacion }: ExperienciaDetalle): string =>
  enFrase(POLITICAS[politicaCancelacion], tramosCancelacion)

/** One fact about one experience, from its own page. */
export function redactarDetalle(
  asunto: Detalle['asunto'],
  experiencia: ExperienciaDetalle,
  salidas: Salida[],
  hoy: Fecha,
): string[] {
  const nombre = nombreSeguro(experiencia.nombreExperiencia)
  const dicho = (texto: string): string[] => [`${nombre}: ${texto}`]
  switch (asunto) {
    case 'precio':
      return dicho(
        `${experiencia.tarifas.map(({ tipo, precio }) => `${TARIFAS[tipo]} ${enPesos(precio)}`).join(', ')}.`,
      )
    case 'cupos':
      return dicho(cupos(salidas, hoy))
    case 'cancelacion':
      return [
        ...dicho(politica(experiencia)),
        'Los plazos son horas reales antes del inicio. Si cancela tu anfitrión o el clima lo impide, se devuelve el 100 %.',
      ]
    case 'requisitos':
      return [...dicho(requisitos(experiencia)), 'No puedo decirte si es segura para tu salud: pregúntale a tu médico.']
    case 'duracion':
      return dicho(`dura ${String(experiencia.duracionHoras).replace('.', ',')} h.`)
    case 'idiomas':
      return dicho(`guían en ${experiencia.idiomasGuia.map((idioma) => IDIOMAS[idioma] ?? 'otro idioma').join(', ')}.`)
    case 'incluye':
      return dicho(incluye(experiencia))
    case 'encuentro':
      return dicho(encuentro(experiencia))
    default:
      return [
        ...dicho(
          `${enPesos(experiencia.precioPorPersona)} por persona, ${String(experiencia.duracionHoras).replace('.', ',')} h. ${cupos(salidas, hoy)}`,
        ),
      ]
  }
}

function cupos(salidas: Salida[], hoy: Fecha): string {
  const libres = salidas.filter(({ cuposDisponibles }) => cuposDisponibles > 0)
  if (libres.length === 0) return 'no veo salidas con cupos en esas fechas.'
  const dichas = libres
    .slice(0, MAX_SALIDAS)
    .map(({ inicio, cuposDisponibles }) => `${enMomento(inicio, hoy)} (${contados(cuposDisponibles, 'cupo', 'cupos')})`)
  return `próximas salidas con cupos: ${dichas.join('; ')}.`
}

function incluye({ incluye: si, noIncluye: no }: ExperienciaDetalle): string {
  const [incluidas, aparte] = [si, no].map((cosas) =>
    cosas
      .filter((cosa) => !esSospechoso(cosa))
      .map((cosa) => cosa.charAt(0).toLowerCase() + cosa.slice(1))
      .join(', '),
  )
  if (!incluidas) return 'qué incluye está en su página.'
  return `incluye ${incluidas}.${aparte ? ` No incluye ${aparte}.` : ''}`
}

function encuentro({ puntoEncuentro: { direccion, radioMetros }, ubicacionGeografica }: ExperienciaDetalle): string {
  const lugar = [direccion, ubicacionGeografica].filter((uno) => uno && !esSospechoso(uno)).join(', ')
  if (!lugar) return 'el punto de encuentro está en su página.'
  return radioMetros === null
    ? `parte en ${lugar}.`
    : `parte cerca de ${lugar}; la dirección exacta la ves al confirmar tu reserva.`
}

function requisitos({ requisitos: r }: ExperienciaDetalle): string {
  return `dificultad ${r.dificultad} de 5, edad mínima ${contados(r.edadMin, 'año', 'años')}${r.altitudMax === null ? '' : `, hasta ${r.altitudMax} metros de altitud`}.`
}
