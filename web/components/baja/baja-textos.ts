import type { NEGOCIOS } from '#contract/enumeraciones.ts'
import type { EstadoDeBaja } from '#contract/bajas.ts'
import { formatCantidad, formatDia, formatPesos } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'

export type Area = (typeof NEGOCIOS)[number]

/** The same acts of a host, of a provider and of a company that buys. */
export const LLAMADAS = {
  anfitrion: { ver: 'verBajaDeAnfitrion', cerrar: 'darDeBajaAnfitrion' },
  proveedor: { ver: 'verBajaDeProveedor', cerrar: 'darDeBajaProveedor' },
  empresa: { ver: 'verBajaDeEmpresa', cerrar: 'cerrarEmpresa' },
} as const

export const TITULOS: Record<Area, string> = {
  anfitrion: 'Cerrar mi espacio de anfitrión',
  proveedor: 'Cerrar la empresa',
  empresa: 'Cerrar la empresa',
}

/** What closing does, before anybody is asked to confirm it. */
export function consecuencias(area: Area, { experiencias, personas, planHasta }: EstadoDeBaja): [string, string][] {
  const equipo =
    personas > 0
      ? `${formatCantidad(personas, 'persona', 'personas')} de tu equipo ${personas === 1 ? 'deja' : 'dejan'} de entrar.`
      : 'Nadie más trabaja aquí.'
  const guarda: [string, string] = [
    'Se conserva, sin mostrarse',
    area === 'empresa'
      ? 'Compras y facturas, seis años, porque la ley tributaria lo pide.'
      : 'Ventas y pagos, seis años, porque la ley tributaria lo pide. Tus documentos, sellados, un año. Las opiniones que recibiste dejan de verse.',
  ]
  if (area === 'empresa')
    return [
      ['Deja de funcionar hoy', `Las claves de API, los webhooks y los precios de tu contrato. ${equipo}`],
      guarda,
    ]
  return [
    [
      'Se retira hoy',
      `${experiencias > 0 ? `${formatCantidad(experiencias, 'experiencia publicada', 'experiencias publicadas')} y sus salidas.` : 'Tus salidas. No tienes experiencias publicadas.'} ${equipo}`,
    ],
    ...(planHasta
      ? ([
          [
            'Termina tu plan',
            `Está pagado hasta el ${formatDia(diaEn(planHasta))}. Lo que queda se devuelve solo dentro de los 10 días del primer cobro.`,
          ],
        ] as [string, string][])
      : []),
    guarda,
  ]
}

/** What has to come to its end first, and when. */
export function fraseDeImpedimento(
  area: Area,
  { motivo, cuantos, monto, hasta }: EstadoDeBaja['impedimentos'][number],
): string {
  const dia = hasta && formatDia(diaEn(hasta))
  switch (motivo) {
    case 'reservas':
      return `${formatCantidad(cuantos, 'reserva sigue en pie', 'reservas siguen en pie')}.${dia ? ` ${cuantos === 1 ? 'Termina' : 'La última termina'} el ${dia}.` : ''} ${comoTermina(area, cuantos)}`
    case 'pagos':
      return `Te falta recibir ${formatPesos(monto ?? 0)} por ${formatCantidad(cuantos, 'venta', 'ventas')}.${dia ? ` Se ${cuantos === 1 ? 'libera' : 'liberan'} a más tardar el ${dia} y te pagamos el día hábil siguiente.` : ''}`
    case 'saldo':
      return `Hay ${formatPesos(monto ?? 0)} en tu contra por devoluciones. Se descuentan de tus próximas ventas; si ya no vas a vender, escríbenos para pagarlos.`
    case 'reclamos':
      return `${formatCantidad(cuantos, 'pago o devolución está', 'pagos o devoluciones están')} en curso o en disputa con un banco. Te avisamos por correo cuando ${cuantos === 1 ? 'termine' : 'terminen'}.`
    case 'deuda':
      return `La empresa debe ${formatPesos(monto ?? 0)}. Mira cómo pagarlo en Facturación.`
    case 'a_favor':
      return `La empresa tiene ${formatPesos(monto ?? 0)} a su favor. Pide que te los devolvamos en Facturación.`
    case 'servicios':
      return `${formatCantidad(cuantos, 'pago de una propuesta está', 'pagos de propuestas están')} en curso.`
    case 'plan':
      return 'Un cobro de tu plan está en curso. Inténtalo de nuevo en unos minutos.'
    case 'suspension':
      return 'Tu cuenta de ventas está suspendida y todavía devolvemos lo que se vendió.'
  }
}

function comoTermina(area: Area, cuantos: number): string {
  if (area === 'empresa')
    return cuantos === 1 ? 'Cancélala o espera a que se realice.' : 'Cancélalas o espera a que se realicen.'
  return cuantos === 1
    ? 'Cancela la salida o espera a que se realice.'
    : 'Cancela las salidas o espera a que se realicen.'
}
