import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import { textosDePolitica } from '#web/components/catalogo-textos.ts'
import { formatDia, sinCortes } from '#web/ui/formato.ts'
import { diaEn, formatMomento, nombreZona } from '#web/ui/horas.ts'

const HORA_MS = 3_600_000

type Condiciones = Pick<ExperienciaDetalle, 'tramosCancelacion' | 'zonaHoraria' | 'retracto'>
/** `isVencida`: who buys now does not get everything back any more. */
export type Promesa = { texto: string; isVencida: boolean }

/** The words of the policy; once a departure is chosen, its real date, or what comes back after it. */
export function promesaDeCancelacion(
  { tramosCancelacion, zonaHoraria, retracto }: Condiciones,
  inicio: Salida['inicio'] | null,
  ahora = Date.now(),
): Promesa {
  const { corto } = textosDePolitica(tramosCancelacion)
  const limite = inicio && limiteDe(tramosCancelacion, inicio)
  if (!limite) return { texto: corto, isVencida: false }
  const cuando = enUnaLinea(limite, zonaHoraria)
  if (limite.getTime() >= ahora) return { texto: `Cancela sin costo hasta el ${cuando}`, isVencida: false }
  if (retracto.vigente)
    return {
      texto: 'Puedes arrepentirte dentro de 10 días desde la compra, si la experiencia aún no ocurre',
      isVencida: false,
    }
  const horas = (Date.parse(inicio) - ahora) / HORA_MS
  const porcentaje = tramosCancelacion.find(({ hasta }) => horas >= hasta)?.porcentaje ?? 0
  const vuelve = porcentaje > 0 ? sinCortes(`se devuelve el ${porcentaje} %`) : 'no hay devolución'
  return { texto: `Si cancelas, ${vuelve}: el plazo sin costo terminó el ${cuando}`, isVencida: true }
}

/** Of the next departure that can still be cancelled for nothing, with its date. */
export function plazoDeLaProxima(
  { tramosCancelacion, zonaHoraria }: Condiciones,
  salidas: Salida[] | null,
  ahora = Date.now(),
): string | null {
  for (const { inicio, cuposDisponibles } of salidas ?? []) {
    const limite = cuposDisponibles > 0 && limiteDe(tramosCancelacion, inicio)
    if (limite && limite.getTime() > ahora)
      return `Para la salida del ${sinCortes(formatDia(diaEn(inicio, zonaHoraria)))}, hasta el ${enUnaLinea(limite, zonaHoraria)}`
  }
  return null
}

function limiteDe(tramos: Condiciones['tramosCancelacion'], inicio: string): Date | null {
  const { horasGratis } = textosDePolitica(tramos)
  return horasGratis === null ? null : new Date(Date.parse(inicio) - horasGratis * HORA_MS)
}

/** A moment breaks only before the name of its zone. */
function enUnaLinea(limite: Date, zona: string): string {
  const momento = sinCortes(formatMomento(limite, zona))
  const nombre = sinCortes(nombreZona(zona))
  return nombre ? momento.replace(`\u00a0${nombre}`, ` ${nombre}`) : momento
}
