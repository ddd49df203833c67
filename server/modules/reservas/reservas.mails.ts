import { horaLocal, nombreDeZona } from '#domain/fechas.ts'
import { estaViva } from '#domain/reventas/plazos.ts'
import { cuando } from '#domain/fechas-en-palabras.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import type { FaseDeDevolucion } from '#contract/fase-de-devolucion.ts'
import { enPesos } from '#domain/pesos.ts'
import { limiteGratis } from '#domain/reservas/cancelacion.ts'
import { OPERADOR_SUSPENDIDO } from '#domain/reservas/suspension.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Correo } from '#server/modules/correos/index.ts'
import { precioAlViajero } from './precio-al-viajero.ts'
import type { ReservaCompleta } from './reservas.db.ts'
import { enlaceDe, toCancelable } from './reservas.json.ts'

export const enlaceAbsoluto = (ctx: Ctx, r: ReservaCompleta): string =>
  ctx.settings.BASE_URL + (r.usuarioId === null ? enlaceDe(ctx, r).enlace : `/mis-entradas/${r.codigo}`)
const enlaceDePago = (ctx: Ctx, r: ReservaCompleta): string =>
  `${ctx.settings.BASE_URL}/pagar/${r.id}${r.usuarioId === null ? `?clave=${enlaceDe(ctx, r).clave}` : ''}`

function datos(r: ReservaCompleta): [string, string][] {
  // Only what still stands can be cancelled.
  const hasta = r.empresaId === null && estaViva(r.estado as EstadoReserva) ? limiteGratis(toCancelable(r)) : null
  return [
    ['Cuándo', `${cuando(r.inicioUtc, r.zona)} (${nombreDeZona(r.zona as Parameters<typeof nombreDeZona>[0])})`],
    ['Dónde', [r.ciudad, r.sector].filter(Boolean).join(', ')],
    ['Código', mostrarCodigo(r.codigo)],
    ['Viajeros', String(r.plazas)],
    // What a company pays is between it and us; whoever leads its group reads this too.
    ...(r.empresaId !== null && r.publicos === null
      ? []
      : ([['Total', enPesos(precioAlViajero(r).total + r.suplemento - r.rebaja)]] as [string, string][])),
    ...(r.traido !== null
      ? ([['Por pagar', `${enPesos(r.total - r.traido)}: la diferencia con tu fecha actual`]] as [string, string][])
      : []),
    ...(hasta ? ([['Cancela sin costo', `hasta el ${cuando(hasta, r.zona)}`]] as [string, string][]) : []),
  ]
}

export const correoDeRetencion = (ctx: Ctx, r: ReservaCompleta): Correo => ({
  para: r.escribirA,
  asunto: `Guardamos tus cupos: ${r.nombreExperiencia}`,
  titulo: 'Guardamos tus cupos',
  parrafos: [
    `Los tienes hasta las ${horaLocal(r.expiraEn, r.zona)}, ${nombreDeZona(r.zona as Parameters<typeof nombreDeZona>[0])}. Si cerraste la página, sigue desde aquí: el enlace es solo tuyo.`,
  ],
  datos: datos(r),
  accion: { texto: 'Seguir con el pago', enlace: enlaceDePago(ctx, r) },
})

/** Whoever reads the address of a guest's booking; of what a company bought the link shows the ticket alone. */
export const correoDeEnlace = (ctx: Ctx, r: ReservaCompleta): Correo => ({
  para: r.escribirA,
  asunto: 'El enlace de tu reserva',
  titulo: 'Aquí está tu reserva',
  parrafos: [
    'Alguien la buscó con tu correo y su código. Si fuiste tú, ábrela con el botón: el enlace es solo tuyo.',
    'Si no fuiste tú, no hagas nada y no reenvíes este correo: nadie más recibió el enlace.',
  ],
  datos: datos(r),
  accion: { texto: 'Abrir mi reserva', enlace: ctx.settings.BASE_URL + enlaceDe(ctx, r).enlace },
})

/** A booking of an account opens in its session alone. */
export const correoDeEntrar = (ctx: Ctx, r: ReservaCompleta, para: string): Correo => ({
  para,
  asunto: 'Tu reserva está en tu cuenta',
  titulo: 'Tu reserva está en tu cuenta',
  parrafos: [
    `Alguien buscó la reserva ${mostrarCodigo(r.codigo)} con tu correo y su código. Se hizo con una cuenta: para verla, inicia sesión.`,
    'Si la compró otra persona, pídele la entrada. Si no fuiste tú quien la buscó, no hagas nada.',
  ],
  accion: { texto: 'Iniciar sesión', enlace: `${ctx.settings.BASE_URL}/login?siguiente=/mis-entradas/${r.codigo}` },
})

/** What goes with a booking that stands: its day for the calendar, and what was agreed. */
export interface Adjuntos {
  ics: string
  contrato: string
}

const adjuntosDe = ({ ics, contrato }: Adjuntos): NonNullable<Correo['adjuntos']> => [
  { nombre: 'reserva.ics', tipo: 'text/calendar; charset=utf-8; method=PUBLISH', contenido: ics },
  contratoAdjunto(contrato),
]
/** Takes back, in the calendar of whoever kept it, what was confirmed. */
export const conCancelacion = (correo: Correo, ics: string): Correo => ({
  ...correo,
  adjuntos: [
    ...(correo.adjuntos ?? []),
    { nombre: 'cancelacion.ics', tipo: 'text/calendar; charset=utf-8; method=CANCEL', contenido: ics },
  ],
})

const contratoAdjunto = (contenido: string) => ({
  nombre: 'contrato.txt',
  tipo: 'text/plain; charset=utf-8',
  contenido,
})

// Whoever travels with a company's booking pays nothing and ends nothing: its money is between the company and us.
const soloViaja = ({ empresaId }: ReservaCompleta): boolean => empresaId !== null

const copiaDe = (r: ReservaCompleta): string =>
  soloViaja(r)
    ? 'Adjuntamos por escrito lo reservado y quién realiza la experiencia.'
    : 'Adjuntamos la copia de tu contrato: las condiciones que aceptaste, tus plazos de cancelación y quién realiza la experiencia.'

export const correoDeConfirmacion = (ctx: Ctx, r: ReservaCompleta, adjuntos: Adjuntos): Correo => ({
  para: r.escribirA,
  asunto: `Reserva confirmada: ${r.nombreExperiencia}, ${cuando(r.inicioUtc, r.zona)}`,
  titulo: 'Reserva confirmada',
  parrafos: [
    'Llega 10 minutos antes al punto de encuentro y muestra tu código. En tu entrada están la dirección, qué llevar y cómo hablar con tu anfitrión.',
    copiaDe(r),
  ],
  datos: datos(r),
  accion: { texto: 'Ver mi entrada', enlace: enlaceAbsoluto(ctx, r) },
  adjuntos: adjuntosDe(adjuntos),
})

export const correoDeCambio = (
  ctx: Ctx,
  r: ReservaCompleta,
  adjuntos: Adjuntos,
  {
    devuelto,
    alRegalo,
    pagado,
    operador,
  }: { devuelto: number; alRegalo: number; pagado: number; operador?: string | undefined },
): Correo => ({
  para: r.escribirA,
  asunto: `${operador ? 'Nueva salida' : 'Nueva fecha'}: ${r.nombreExperiencia}, ${cuando(r.inicioUtc, r.zona)}`,
  titulo: operador ? `Ahora vas con ${operador}` : 'Cambiamos tu fecha',
  parrafos: [
    `Tu código sigue siendo el mismo. En tu entrada están el punto de encuentro y la hora${soloViaja(r) ? '.' : '; en el contrato adjunto, tus plazos de cancelación.'}`,
    ...(pagado > 0 && !soloViaja(r) ? [`Pagaste ${enPesos(pagado)}, la diferencia con tu fecha anterior.`] : []),
    ...(soloViaja(r) ? [] : parrafosDeRebaja({ devuelto, alRegalo, que: operador ? 'Esta salida' : 'Esta fecha' })),
  ],
  datos: datos(r),
  accion: { texto: 'Ver mi entrada', enlace: enlaceAbsoluto(ctx, r) },
  adjuntos: adjuntosDe(adjuntos),
})

/** What it costs less, by the way it goes back: a gift card has its part already. */
const parrafosDeRebaja = ({
  devuelto,
  alRegalo,
  que,
}: {
  devuelto: number
  alRegalo: number
  que: string
}): string[] => [
  ...(devuelto > 0
    ? [`${que} cuesta menos: te devolvemos ${enPesos(devuelto)}. Tu banco puede tardar de 5 a 10 días hábiles.`]
    : []),
  ...(alRegalo > 0
    ? [
        `${devuelto > 0 ? 'Además,' : `${que} cuesta menos:`} ${enPesos(alRegalo)} volvieron a la tarjeta de regalo con que pagaste: su código sigue sirviendo.`,
      ]
    : []),
]

export const correoDePagoRecibido = (ctx: Ctx, r: ReservaCompleta, contrato: string): Correo => ({
  para: r.escribirA,
  asunto: `Pago recibido: ${r.nombreExperiencia}, ${cuando(r.inicioUtc, r.zona)}`,
  titulo: 'Pago recibido',
  parrafos: [
    r.confirmacion === 'solicitud'
      ? 'Tu anfitrión confirma dentro de 24 horas. Si no puede, te devolvemos todo.'
      : 'La salida se confirma cuando se junte el mínimo de viajeros. Si no se junta, te devolvemos todo.',
    copiaDe(r),
  ],
  datos: datos(r),
  accion: { texto: 'Ver mi reserva', enlace: enlaceAbsoluto(ctx, r) },
  adjuntos: [contratoAdjunto(contrato)],
})

/** What a card gets back, and how far that is when the mail is written. */
export interface DevolucionEnCamino {
  monto: number
  fase: FaseDeDevolucion
}

const loDevolvioElBanco = (
  { estadoPago, regaloDevuelto }: ReservaCompleta,
  devolucion: DevolucionEnCamino | null,
): boolean => estadoPago === 'reembolsado' && devolucion === null && regaloDevuelto === 0

/** The whole departure is off, and the bank of whoever paid holds the money while it decides. */
export const correoDeSalidaEnDisputa = (ctx: Ctx, r: ReservaCompleta): Correo => ({
  para: r.escribirA,
  asunto: `Tu salida se canceló: ${r.nombreExperiencia}, ${cuando(r.inicioUtc, r.zona)}`,
  titulo: 'Tu salida no se hará',
  parrafos: [
    `${r.canceladaMotivo === OPERADOR_SUSPENDIDO ? `Suspendimos a ${r.operadorNombre} y cancelamos sus salidas` : `${r.operadorNombre} la canceló`}, así que tu entrada ya no sirve. Lo sentimos.`,
    'Tu banco está revisando el cobro que reclamaste y tiene ese dinero mientras decide. Si te da la razón, lo recibes de tu banco; si no, te lo devolvemos completo y te avisamos.',
  ],
  datos: datos(r),
  accion: { texto: 'Ver mi reserva', enlace: enlaceAbsoluto(ctx, r) },
})

const YA: Record<FaseDeDevolucion, string> = {
  pedida: 'pedimos tu devolución de',
  enviada: 'va en camino tu devolución de',
  hecha: 'ya está hecha tu devolución de',
  vuelta: 'te debemos',
  por_transferir: 'te debemos',
}

export function correoDeCancelacion(ctx: Ctx, r: ReservaCompleta, devolucion: DevolucionEnCamino | null): Correo {
  const todo = (devolucion?.monto ?? 0) + r.regaloDevuelto
  const cola =
    todo === 0 || soloViaja(r)
      ? ''
      : ` y ${devolucion ? YA[devolucion.fase] : 'volvieron a tu tarjeta de regalo'} ${enPesos(todo)}`
  return {
    para: r.escribirA,
    asunto: `Tu reserva se canceló${cola}`,
    titulo: 'Reserva cancelada',
    parrafos: parrafosDeDevolucion(r, devolucion),
    datos: datos(r),
    accion: { texto: 'Ver el estado', enlace: enlaceAbsoluto(ctx, r) },
  }
}

const BANCO = 'tu banco puede tardar de 5 a 10 días hábiles'
const DE_TARJETA: Record<FaseDeDevolucion, (monto: string) => string> = {
  pedida: (monto) => `Pedimos la devolución de ${monto}. Vuelve a la tarjeta con que pagaste; ${BANCO}.`,
  enviada: (monto) =>
    `El medio de pago recibió la devolución de ${monto}. Vuelve a la tarjeta con que pagaste; ${BANCO}.`,
  hecha: (monto) => `El medio de pago ya hizo la devolución de ${monto}; ${BANCO} en abonarla.`,
  vuelta: (monto) =>
    `El banco nos envió de vuelta la devolución de ${monto}: te la transferimos a una cuenta a tu nombre.`,
  por_transferir: (monto) =>
    `Tu tarjeta no pudo recibir la devolución de ${monto}: te la transferimos a una cuenta a tu nombre.`,
}

/** A gift card has its part already. */
const parrafosDeRegalo = ({ regaloDevuelto }: ReservaCompleta): string[] =>
  regaloDevuelto > 0
    ? [`${enPesos(regaloDevuelto)} ya volvieron a la tarjeta de regalo con que pagaste: su código sigue sirviendo.`]
    : []

/** Of what is owed in full, and disputed: nothing of it is on its way yet. */
const parrafosEnDisputa = (r: ReservaCompleta): string[] => [
  'Tu banco está revisando el cobro que reclamaste y tiene ese dinero mientras decide. Si te da la razón, lo recibes de tu banco; si no, te lo devolvemos completo.',
  ...parrafosDeRegalo(r),
]

function parrafosDeDevolucion(r: ReservaCompleta, devolucion: DevolucionEnCamino | null): string[] {
  if (loDevolvioElBanco(r, devolucion))
    return [
      'Tu banco te devolvió el pago que reclamaste, así que esta reserva quedó sin efecto. Si reclamaste por error, escríbenos o reserva de nuevo.',
    ]
  if (soloViaja(r))
    return ['Lo pagado es asunto de quien hizo la reserva: si quieres ir en otra fecha, habla con esa empresa.']
  const alRegalo = parrafosDeRegalo(r)
  const aLaTarjeta = devolucion ? [DE_TARJETA[devolucion.fase](enPesos(devolucion.monto))] : []
  const todo = [...aLaTarjeta, ...alRegalo]
  return todo.length > 0 ? todo : ['Según la política que aceptaste, esta cancelación no tiene devolución.']
}

export const correoDeRechazo = (ctx: Ctx, r: ReservaCompleta, devolucion: DevolucionEnCamino | null): Correo => ({
  para: r.escribirA,
  asunto: `Tu reserva no se confirmó: ${r.nombreExperiencia}`,
  titulo: 'Tu reserva no se confirmó',
  parrafos: soloViaja(r)
    ? ['Avisa a la empresa que hizo la reserva: recibe de vuelta todo lo que pagó.']
    : parrafosDeRechazo(r, devolucion),
  datos: datos(r),
  accion: { texto: 'Buscar otra fecha', enlace: `${ctx.settings.BASE_URL}/experience/${r.slug}` },
})

/** Everything goes back, each part to where it came from. */
function parrafosDeRechazo(r: ReservaCompleta, devolucion: DevolucionEnCamino | null): string[] {
  if (r.estadoPago === 'contracargo') return parrafosEnDisputa(r)
  return devolucion !== null || r.regaloDevuelto > 0 || loDevolvioElBanco(r, devolucion)
    ? parrafosDeDevolucion(r, devolucion)
    : ['No hubo ningún cobro.']
}

/** To the operator, of what goes back only once a bank has decided. */
export const EN_SU_BANCO = 'Quien pagó reclamó el cobro a su banco: lo pagado se devuelve cuando el banco decida'

/** To the operator: what was said of them, or decided. */
export const correoAlAusente = (ctx: Ctx, r: ReservaCompleta, para: string): Correo => {
  const decidida = r.estado === 'no_prestada'
  return {
    para,
    asunto: `${decidida ? 'Se devuelve' : 'Dicen que nadie llegó a'} la reserva ${mostrarCodigo(r.codigo)}`,
    titulo: decidida ? 'Se devuelve una reserva en que nadie llegó' : 'Quien reservó avisa que nadie llegó a recibirle',
    parrafos: [
      decidida
        ? `Revisamos el aviso de quien reservó: la salida no se realizó. ${r.estadoPago === 'contracargo' ? EN_SU_BANCO : 'Pedimos la devolución de todo lo que pagó'}, y queda en tu ficha.`
        : `Si estás en camino, llama ya. Si estuviste ahí, cuéntanos qué pasó, {{adonde}}: lo decide una persona cuando termine la salida, y mientras tanto guardamos el pago.`,
    ],
    datos: datos(r),
    accion: {
      texto: 'Ver mis reservas',
      enlace: `${ctx.settings.BASE_URL}${r.anfitrionId ? '/anfitrion/reservas' : '/proveedor/dashboard'}`,
    },
  }
}

/** `monto`: what goes back, by card and to a gift card; 0 where a company owed it. */
export const correoDeNoPrestada = (ctx: Ctx, r: ReservaCompleta, monto: number): Correo => ({
  para: r.escribirA,
  asunto: `«${r.nombreExperiencia}» no se realizó${soloViaja(r) || r.estadoPago === 'contracargo' ? '' : monto > 0 ? ': te devolvemos todo' : ': no se cobra'}`,
  titulo: 'Lamentamos que nadie te recibiera',
  parrafos: parrafosDeNoPrestada(r, monto),
  datos: datos(r),
  accion: { texto: 'Ver mi reserva', enlace: enlaceAbsoluto(ctx, r) },
})

function parrafosDeNoPrestada(r: ReservaCompleta, monto: number): string[] {
  if (soloViaja(r)) return ['Revisamos tu aviso: la empresa que hizo la reserva no la paga.']
  if (r.estadoPago === 'contracargo')
    return [
      'Revisamos tu aviso: la salida no se realizó y te corresponde todo lo que pagaste.',
      ...parrafosEnDisputa(r),
    ]
  return [
    monto > 0
      ? `Revisamos tu aviso y te devolvemos ${enPesos(monto)}. Lo que pagaste con tarjeta vuelve a ella; tu banco puede tardar de 5 a 10 días hábiles.`
      : 'Revisamos tu aviso: esta reserva no se cobra.',
  ]
}

export const correoDePagoTardio = (ctx: Ctx, r: ReservaCompleta): Correo => ({
  para: r.escribirA,
  asunto: `Tu pago llegó tarde y lo devolvemos: ${r.nombreExperiencia}`,
  titulo: r.traido === null ? 'Tu pago llegó después de liberar los cupos' : 'No alcanzamos a cambiar tu fecha',
  parrafos: [
    `Te devolvemos ${enPesos(r.total - (r.traido ?? 0) - r.regalo)} completos. ${r.traido === null ? 'Si todavía quieres ir, revisa si quedan cupos.' : 'Tu reserva anterior queda tal como estaba. Si todavía quieres cambiarla, revisa si quedan cupos.'}`,
  ],
  datos: datos(r),
  accion: { texto: 'Revisar cupos', enlace: `${ctx.settings.BASE_URL}/experience/${r.slug}` },
})

export const correoDePagoDevuelto = (ctx: Ctx, r: ReservaCompleta, monto: number): Correo => ({
  para: r.escribirA,
  asunto: `Devolvemos tu pago de ${enPesos(monto)}`,
  titulo: 'Devolvemos tu pago',
  parrafos: [
    `Recibimos un pago de ${enPesos(monto)} que no corresponde a tu reserva, así que te lo devolvemos completo. Si todavía quieres ir, revisa si quedan cupos.`,
  ],
  datos: datos(r),
  accion: { texto: 'Revisar cupos', enlace: `${ctx.settings.BASE_URL}/experience/${r.slug}` },
})

export const correoDeDevolucion = (
  ctx: Ctx,
  r: ReservaCompleta,
  { monto, porTransferencia }: { monto: number; porTransferencia: boolean },
): Correo => ({
  para: r.escribirA,
  asunto: soloViaja(r)
    ? 'Enviamos la devolución de tu reserva'
    : porTransferencia
      ? `Transferimos tu devolución de ${enPesos(monto)}`
      : `Enviamos tu devolución de ${enPesos(monto)}`,
  titulo: porTransferencia && !soloViaja(r) ? 'Transferimos tu devolución' : 'Devolución enviada',
  parrafos: [
    soloViaja(r)
      ? 'La recibe la empresa que hizo la reserva.'
      : porTransferencia
        ? `El banco hizo la transferencia de ${enPesos(monto)} a la cuenta que anotaste.`
        : `El medio de pago hizo la devolución de ${enPesos(monto)}. Tu banco puede tardar de 5 a 10 días hábiles en abonarla.`,
  ],
  datos: datos(r),
  accion: { texto: 'Ver mi reserva', enlace: enlaceAbsoluto(ctx, r) },
})
