import type { ReservaRecibida, Veredicto } from '#contract/operadores.ts'
import { guardar, leerGuardado } from '#web/api/almacen.ts'
import { desfaseDelServidor } from '#web/api/reloj.ts'
import { LLAVE_ESPERADOS } from '#web/api/sesion.ts'
import { diaEn, formatHora } from '#web/ui/horas.ts'

/** Who is expected today, as the server last said; kept on the device so that people are received without a network. */
export interface Esperados {
  reservas: ReservaRecibida[]
  guardadoEn: number
  /** How far this device's clock was off then. */
  desfaseMs?: number
}

/** What the device alone can say of a ticket. */
export type Revisada = {
  veredicto: Veredicto | 'desconocida'
  reserva: ReservaRecibida | null
  /** As it was read, where only the device has answered: it may be kept and sent, whatever the device says of it. */
  sinRed?: string
}

const CODIGO = /^[2-9A-HJKMNP-Z]{8}$/

/** The hour of the server, as far as this device knows it. */
export const ahoraDelServidor = (): number => Date.now() + (desfaseDelServidor() ?? leerEsperados()?.desfaseMs ?? 0)

export const leerEsperados = (): Esperados | null => leerGuardado<Esperados>(LLAVE_ESPERADOS)

/** Where the device keeps nothing, people are received only with a network. */
export function guardarEsperados(reservas: ReservaRecibida[]): void {
  guardar(LLAVE_ESPERADOS, {
    reservas,
    guardadoEn: Date.now(),
    desfaseMs: desfaseDelServidor() ?? 0,
  } satisfies Esperados)
}

/** The reserva's id in a QR, or the code as typed, without its hyphen. */
export function leerTexto(texto: string): { id?: string; codigo?: string } {
  const limpio = texto.trim()
  const codigo = limpio.toUpperCase().replaceAll(/[\s-]/g, '')
  if (CODIGO.test(codigo)) return { codigo }
  const [version, campos = ''] = limpio.split('.')
  const [id, suCodigo] = campos.split('~')
  return version === 'THC1' && id && suCodigo ? { id, codigo: suCodigo } : {}
}

/** A ticket by the kept list alone; the server has the last word when it is sent. */
export function revisarSinRed(
  texto: string,
  reservas: ReservaRecibida[],
  yaAnotadas: ReadonlySet<string>,
  ahora: number,
): Revisada {
  const { id, codigo } = leerTexto(texto)
  const reserva = reservas.find((each) => each.codigo === codigo && (id === undefined || each.id === id)) ?? null
  return {
    veredicto: reserva
      ? veredictoDe(reserva, yaAnotadas, ahora)
      : yaAnotadas.has(texto.trim())
        ? 'ya_registrada'
        : 'desconocida',
    reserva,
    sinRed: texto.trim(),
  }
}

// A list kept before it was known has no such hour.
function veredictoDe(
  { id, estado, inicio, llegadaDesde = inicio }: ReservaRecibida,
  yaAnotadas: ReadonlySet<string>,
  ahora: number,
): Veredicto {
  if (estado === 'realizada' || yaAnotadas.has(id)) return 'ya_registrada'
  if (estado === 'pagada') return 'sin_confirmar'
  if (estado === 'no_asistio') return 'valida'
  return ahora >= Date.parse(llegadaDesde) ? 'valida' : 'otra_fecha'
}

/** 'Podrás registrar la llegada desde las 16:00', of somebody who is expected later today; null where there is nothing to wait for. */
export function esperaDe(
  {
    inicio,
    llegadaDesde = inicio,
    zonaHoraria,
  }: Pick<ReservaRecibida, 'inicio' | 'zonaHoraria'> & { llegadaDesde?: string },
  ahora: number,
): string | null {
  if (ahora >= Date.parse(llegadaDesde) || diaEn(inicio, zonaHoraria) !== diaEn(new Date(ahora), zonaHoraria))
    return null
  return `Podrás registrar la llegada desde las ${formatHora(llegadaDesde, zonaHoraria)}`
}
