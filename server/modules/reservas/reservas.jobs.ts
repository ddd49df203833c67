import { cuando } from '#domain/fechas-en-palabras.ts'
import type { TipoAviso } from '#contract/avisos.ts'
import type { Reembolso } from '#contract/reembolsos.ts'
import { faseDeDevolucion } from '#contract/fase-de-devolucion.ts'
import { estadoDicho } from '#domain/pagos/devolucion.ts'
import { type CorreoDeReserva, mientrasSeaCierto } from '#domain/reservas/correos.ts'
import type { LineaDePrecio } from '#domain/reservas/precio.ts'
import type { ClaseDeCorreo, ClaveDeCorreo } from '#domain/usuarios/clases-de-correo.ts'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo, enviarCorreo, sigueCierto, type Correo } from '#server/modules/correos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { DE_FUERA, findReembolso, findUltimoReembolso, vezDada } from '#server/modules/pagos/index.ts'
import { guardadoDesde } from '#server/modules/reglas/index.ts'
import { avisarAlOperador } from './avisar-al-operador.ts'
import { enviarBusqueda } from './buscar-reserva.ts'
import { contarCambioDeHora, contarCambioDeHoraAViajeros } from './cambio-de-hora.ts'
import { aplicarEvento, conciliar } from './conciliar.ts'
import { copiaDelContrato } from './copia-del-contrato.ts'
import { olvidarComentarios, olvidarRespuestas } from './personas.db.ts'
import { reclamar } from './reclamar-reservas.ts'
import { correoDelOperador } from './entrada.db.ts'
import { enviarReembolso } from './reembolsar.ts'
import { getReserva, olvidarQuienRetuvo, type ReservaCompleta } from './reservas.db.ts'
import { esNada } from './reservas.json.ts'
import * as mails from './reservas.mails.ts'
import { decidirMinimos } from './decidir-minimos.ts'
import { revisarEsperas } from './revisar-espera.ts'
import { saldarCuenta } from './saldar-cuenta.ts'
import { rechazarSinAceptar, registrarAusencias, vencerReservas } from './vencer.ts'
import { soltarPruebas } from './soltar-pruebas.ts'
import { icsDe } from './ver-calendario.ts'

interface DeReserva {
  id: string
}

type Componer = (ctx: Ctx, r: ReservaCompleta) => Correo | Promise<Correo>

/** A mail, and the same in the bell of whoever has an account. */
const correo =
  (nombre: CorreoDeReserva & ClaseDeCorreo, componer: Componer, tipo: TipoAviso | null = null) =>
  async (ctx: Ctx, { id }: DeReserva) => {
    const r = await getReserva(ctx.db, id)
    await avisar(ctx, r, {
      clave: `${nombre}:${id}`,
      correo: { ...(await componer(ctx, r)), mientras: mientrasSeaCierto(nombre, r) },
      tipo,
    })
  }

async function avisar(
  ctx: Ctx,
  r: ReservaCompleta,
  { clave, correo, tipo }: { clave: ClaveDeCorreo; correo: Correo; tipo: TipoAviso | null },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    // It moved on before this was written: neither is true any more.
    if (correo.mientras && !(await sigueCierto(tx, correo.mientras, ctx.now))) return
    await encolarCorreo(ctx, tx, clave, correo)
    if (r.avisarA && tipo)
      await notificar(ctx, tx, {
        usuarioId: r.avisarA,
        tipo,
        clave,
        titulo: correo.titulo,
        texto: `${r.nombreExperiencia}, ${cuando(r.inicioUtc, r.zona)}`,
        enlace: `/mis-entradas/${r.codigo}`,
      })
  })
}

const adjuntosDe = async (ctx: Ctx, r: ReservaCompleta): Promise<mails.Adjuntos> => ({
  ics: await icsDe(ctx, ctx.db, r),
  contrato: await copiaDelContrato(ctx, r),
})

/** Nobody has an event of what was never confirmed. */
const alCancelar =
  (componer: Componer): Componer =>
  async (ctx, r) => {
    const correo = await componer(ctx, r)
    return r.confirmadaEn ? mails.conCancelacion(correo, await icsDe(ctx, ctx.db, r)) : correo
  }

const correoDeCancelacion = alCancelar(async (ctx, r) => mails.correoDeCancelacion(ctx, r, await devolucionDe(ctx, r)))

const montoDe = async (ctx: Ctx, id: string): Promise<number> => (await findUltimoReembolso(ctx.db, id))?.monto ?? 0

/** What its end gives back, or somebody had given back at the provider; a rebate of before is none of it. */
async function devolucionDe(ctx: Ctx, { id, canceladaEn }: ReservaCompleta): Promise<mails.DevolucionEnCamino | null> {
  const ultimo = await findUltimoReembolso(ctx.db, id)
  const fase = ultimo && faseDeDevolucion(estadoDicho({ ...ultimo, estado: ultimo.estado as Reembolso['estado'] }))
  const esDeEsta = ultimo && (ultimo.causa === DE_FUERA || canceladaEn === null || ultimo.createdAt >= canceladaEn)
  return fase && esDeEsta ? { monto: ultimo.monto, fase } : null
}

export const reservasJobs = {
  'reservas.aplicarEvento': aplicarEvento,
  'reservas.enviarReembolso': enviarReembolso,
  'reservas.saldarCuenta': saldarCuenta,
  'reservas.vencer': async (ctx: Ctx) => {
    await vencerReservas(ctx)
    await soltarPruebas(ctx)
    await decidirMinimos(ctx)
    await rechazarSinAceptar(ctx)
    await olvidarQuienRetuvo(ctx.db, ctx.now)
  },
  'reservas.revisarEsperas': revisarEsperas,
  'reservas.contarCambioDeHora': contarCambioDeHora,
  'reservas.contarCambioDeHoraAViajeros': contarCambioDeHoraAViajeros,
  'reservas.conciliar': conciliar,
  'reservas.registrarAusencias': registrarAusencias,
  'reservas.reclamar': async (ctx: Ctx, { usuarioId }: { usuarioId: string }) => void (await reclamar(ctx, usuarioId)),
  'reservas.olvidarComentarios': async (ctx: Ctx) => {
    const antesDe = await guardadoDesde(ctx, 'comentarios')
    while ((await olvidarComentarios(ctx.db, antesDe)) > 0);
  },
  'reservas.olvidarRespuestas': async (ctx: Ctx) => {
    const antesDe = await guardadoDesde(ctx, 'respuestas')
    while ((await olvidarRespuestas(ctx.db, antesDe)) > 0);
  },
  'reservas.correoDeBusqueda': enviarBusqueda,
  'reservas.correoDeRetencion': async (ctx: Ctx, { id }: DeReserva) => {
    const r = await getReserva(ctx.db, id)
    if (esNada(r, ctx.now)) return
    await avisar(ctx, r, {
      clave: `retencion:${id}`,
      correo: { ...mails.correoDeRetencion(ctx, r), mientras: mientrasSeaCierto('retencion', r) },
      tipo: null,
    })
  },
  'reservas.correoDeConfirmacion': correo(
    'confirmacion',
    async (ctx, r) => mails.correoDeConfirmacion(ctx, r, await adjuntosDe(ctx, r)),
    'reserva',
  ),
  'reservas.correoDeCambio': async (
    ctx: Ctx,
    {
      id,
      cambios,
      devuelto,
      alRegalo = 0,
      pagado = 0,
      publicos,
      operador,
    }: DeReserva & {
      cambios: number
      devuelto: number
      alRegalo?: number
      pagado?: number
      publicos?: LineaDePrecio[]
      operador?: string
    },
  ) => {
    const guardada = await getReserva(ctx.db, id)
    // Another module writes that price of what a company sold on, and may not have come to it yet.
    const r = publicos ? { ...guardada, publicos } : guardada
    await avisar(ctx, r, {
      clave: `cambio:${id}:${cambios}`,
      correo: {
        ...mails.correoDeCambio(ctx, r, await adjuntosDe(ctx, r), { devuelto, alRegalo, pagado, operador }),
        mientras: mientrasSeaCierto('cambio', r),
      },
      tipo: 'cambio',
    })
  },
  'reservas.correoDePagoRecibido': correo(
    'pago-recibido',
    async (ctx, r) => mails.correoDePagoRecibido(ctx, r, await copiaDelContrato(ctx, r)),
    'reserva',
  ),
  'reservas.correoDeCancelacion': async (ctx: Ctx, { id }: DeReserva) => {
    const r = await getReserva(ctx.db, id)
    // Let go before anything was bought: whoever did that knows, and whoever's address was typed has nothing to read.
    if (!esNada(r, ctx.now))
      await avisar(ctx, r, {
        clave: `cancelacion:${id}`,
        correo: { ...(await correoDeCancelacion(ctx, r)), mientras: mientrasSeaCierto('cancelacion', r) },
        tipo: 'reembolso',
      })
  },
  'reservas.correoDeSalidaEnDisputa': correo('salida-en-disputa', mails.correoDeSalidaEnDisputa, 'reembolso'),
  'reservas.correoDeRechazo': correo(
    'rechazo',
    alCancelar(async (ctx, r) => mails.correoDeRechazo(ctx, r, await devolucionDe(ctx, r))),
    'reserva',
  ),
  'reservas.correoDeNoPrestada': correo(
    'no-prestada',
    async (ctx, r) => mails.correoDeNoPrestada(ctx, r, (await montoDe(ctx, r.id)) + r.regaloDevuelto),
    'reembolso',
  ),
  'reservas.correoAlAusente': async (ctx: Ctx, { id }: DeReserva) => {
    const [r, para] = [await getReserva(ctx.db, id), await correoDelOperador(ctx.db, id)]
    if (para)
      await enviarCorreo(ctx, `ausente:${id}:${r.estado}:${r.sinOperadorEn?.getTime() ?? 0}`, {
        ...mails.correoAlAusente(ctx, r, para),
        mientras: mientrasSeaCierto(r.estado === 'no_prestada' ? 'ausente-decidido' : 'ausente-avisado', r),
      })
  },
  'reservas.avisarAlOperador': avisarAlOperador,
  'reservas.correoDePagoTardio': correo('pago-tardio', mails.correoDePagoTardio, 'reembolso'),
  'reservas.correoDePagoDevuelto': async (ctx: Ctx, { id, monto }: DeReserva & { monto: number }) => {
    await enviarCorreo(
      ctx,
      `pago-devuelto:${id}:${monto}`,
      mails.correoDePagoDevuelto(ctx, await getReserva(ctx.db, id), monto),
    )
  },
  'reservas.correoDeDevolucion': async (ctx: Ctx, { id, reembolsoId }: DeReserva & { reembolsoId: string }) => {
    const devuelta = (await findReembolso(ctx.db, reembolsoId))!
    const { monto, via } = devuelta
    const r = await getReserva(ctx.db, id)
    await avisar(ctx, r, {
      clave: `devolucion:${vezDada(devuelta)}`,
      correo: mails.correoDeDevolucion(ctx, r, { monto, porTransferencia: via === 'transferencia' }),
      tipo: 'reembolso',
    })
  },
}
