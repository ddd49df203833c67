import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { verCuenta } from '#server/modules/compras/index.ts'
import { anotarPagoDeEmpresa, verCredito } from '#server/modules/creditos/index.ts'
import {
  conciliarConPsp,
  decidirDevolucion,
  finanzasJobs,
  listarTransferencias,
  proponerDevolucion,
  verSaldos,
} from '#server/modules/finanzas/index.ts'
import { pedirFactura } from '#server/modules/facturas/index.ts'
import {
  aprobarCorrida,
  crearCorrida,
  descargarArchivoDeBanco,
  enviarCorrida,
  liquidacionesJobs,
  verCorrida,
  verLiquidaciones,
} from '#server/modules/liquidaciones/index.ts'
import { comprarRegalo, consultarRegalo, regalosJobs, usarCompraDeRegalo } from '#server/modules/regalos/index.ts'
import {
  aplicarRegalo,
  cambiarFecha,
  cancelarReserva,
  cerrarTransferenciasDePrueba,
  crearIntentoDePago,
  esDePrueba,
  findReserva,
  registrarAusencias,
  reservasJobs,
} from '#server/modules/reservas/index.ts'
import { serviciosJobs } from '#server/modules/servicios/index.ts'
import { pagarServicios } from '#server/modules/solicitudes/index.ts'
import {
  comisionDe,
  cerrarPlanesDePrueba,
  confirmarTarjeta,
  elegirPlan,
  suscripcionesJobs,
  verSuscripcion,
} from '#server/modules/suscripciones/index.ts'
import { setLog } from '#server/platform/log.ts'
import { sqlState } from '#server/platform/db.ts'
import type { PaymentPort } from '#server/ports.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaCompania } from '#server/testing/compania.ts'
import { unAnfitrion, unaSalida, unUsuario } from '#server/testing/datos.ts'
import { enVivo } from '#server/testing/en-vivo.ts'
import {
  abrirTarjeta,
  cancelar,
  leerPagos,
  leerReembolsos,
  leerReserva,
  pagarEnPagina,
  pasarTarjeta,
  reservaPagada,
  reservar,
  unaOferta,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { unaCuentaDePago, unaDeFinanzas } from '#server/testing/finanzas.ts'
import { unaPropuestaDeServicios } from '#server/testing/propuesta-de-servicios.ts'
import { sinPagos, verConfiguracionDePago } from './index.ts'

setLog({ sink: () => undefined })

const DIA = 86_400
const MES = '2026-11'
/** The port that is set now; null: the counterpart. */
let otro: PaymentPort | null = null
beforeEach(() => void (otro = null))

const pedidoDeRegalo = {
  monto: 50_000,
  deNombre: 'Ana Rojas',
  deEmail: 'ana@ejemplo.cl',
  paraNombre: 'Berta',
  paraEmail: 'berta@ejemplo.cl',
  mensaje: '',
  aceptaTerminos: true as const,
}

async function unRegaloComprado(e: Escena) {
  const compra = await comprarRegalo(e.ctx(), pedidoDeRegalo)
  await pagarEnPagina(e, compra.url.split('/').at(-1)!)
  await usarCompraDeRegalo(e.ctx(), { clave: compra.clave, acto: 'ver' })
  await e.settle()
  const correo = await e.db
    .selectFrom('correos')
    .select('texto')
    .where('clave', 'like', 'regalo-codigo:%')
    .executeTakeFirstOrThrow()
  return { ...compra, codigo: /Código: ([\w-]{19})/.exec(correo.texto)![1]! }
}

async function unPlan(e: Escena): Promise<{ quien: Actor; anfitrionId: string }> {
  const { id } = await unUsuario(e.db)
  const quien: Actor = {
    tipo: 'sesion',
    contexto: 'cliente',
    usuarioId: id,
    sesionId: 's',
    anfitrionId: id,
    proveedor: null,
    empresa: null,
    rolesAdmin: [],
  }
  const { url } = await elegirPlan(e.ctx(quien), { plan: 'pro' })
  await e.sandbox.fetch(url!, {
    method: 'POST',
    body: new URLSearchParams({ numero: '4242424242424242', vencimiento: '12/34', cvc: '123', nombre: 'Ana Rojas' }),
    redirect: 'manual',
  })
  await confirmarTarjeta(e.ctx(quien), {})
  await e.settle()
  return {
    quien,
    anfitrionId: (
      await e.db.selectFrom('anfitriones').select('id').where('usuarioId', '=', id).executeTakeFirstOrThrow()
    ).id,
  }
}

/** Sold, over two days ago and never scanned: its line may be paid. */
async function unaVentaPorPagar(e: Escena) {
  const { id: anfitrionId } = await unAnfitrion(e.db)
  await unaCuentaDePago(e.db, { anfitrionId })
  const reserva = await reservaPagada(
    e,
    await unaOferta(e, { anfitrionId, operadorNombre: 'Berta', operadorSlug: `berta-${anfitrionId}` }),
  )
  return { anfitrionId, reserva }
}

async function pasar(e: Escena): Promise<void> {
  e.avanzar(4 * DIA)
  await registrarAusencias(e.ctx())
  await e.settle()
  await liquidacionesJobs['liquidaciones.liberar'](e.ctx())
}

/** Every job that has to do with money, as its schedule runs it. */
async function todosLosTrabajos(e: Escena): Promise<void> {
  const ctx = e.ctx()
  await reservasJobs['reservas.conciliar'](ctx)
  await reservasJobs['reservas.vencer'](ctx)
  await regalosJobs['regalos.ponerAlDia'](ctx)
  await serviciosJobs['servicios.ponerAlDia'](ctx)
  await suscripcionesJobs['suscripciones.revisar'](ctx)
  await liquidacionesJobs['liquidaciones.liberar'](ctx)
  await liquidacionesJobs['liquidaciones.seguirEsperas'](ctx)
  await finanzasJobs['finanzas.conciliar'](ctx)
  await finanzasJobs['finanzas.compararSaldo'](ctx)
  await finanzasJobs['finanzas.pedirCuentas'](ctx)
  await e.settle()
}

const enLibro = async ({ db }: Escena, modo: string): Promise<Record<string, number>> => {
  const { rows } = await sql<{
    cuenta: string
    saldo: number
  }>`select a.cuenta, sum(a.monto)::float8 as saldo from apuntes a join movimientos m on m.id = a.movimiento_id where m.modo = ${modo} group by a.cuenta`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ cuenta, saldo }) => [cuenta, saldo]))
}

const FACTURA = {
  rut: '12.345.678-5',
  razonSocial: 'Ana SpA',
  giro: 'Turismo',
  direccion: 'Calle 1, Santiago',
  email: 'ana@ejemplo.cl',
}

enCadaBase(
  'money of one mode',
  (escena) => {
    it('that was only tried out pays, frees and gives back nothing once money is meant', async () => {
      const e = escena()
      const ana = await unaDeFinanzas(e.db)
      const { anfitrionId, reserva: vendida } = await unaVentaPorPagar(e)
      const cancelada = await reservaPagada(e, await unaOferta(e, { precioPorPersona: 30_000 }))
      const regalo = await unRegaloComprado(e)
      const plan = await unPlan(e)
      const servicios = await unaPropuestaDeServicios(e)
      await pagarEnPagina(e, (await pagarServicios(e.ctx(servicios.actor), servicios)).url.split('/').at(-1)!)
      await e.settle()
      const { id: empresaId, comprador, aprobador, comprar } = await unaCompania(e)
      const aCuenta = await comprar(comprador, 3, { formaPago: 'cuenta' })
      await e.settle()
      expect((await verCredito(e.ctx(aprobador))).deuda).toBe(81_000)
      expect(
        (await comisionDe(e.db, { anfitrionId: plan.anfitrionId }, e.clock.now)) < 1_200,
        'the plan gives its terms',
      ).toBe(true)
      const antes = await enLibro(e, 'prueba')
      const dePrueba = (
        await sql<{
          id: string
        }>`select psp_intento as id from pagos where psp_intento is not null union select psp_intento from regalos union select psp_intento from cobros_servicios union select psp_cliente from suscripciones`.execute(
          e.db,
        )
      ).rows
        .map(({ id }) => id)
        .filter(Boolean)
      expect(dePrueba.length).toBeGreaterThan(4)

      // A refund that is still to be sent, and a notice that nobody has received: both find the other provider.
      await cancelar(e, cancelada)
      const aMedias = await reservar(e, await unaOferta(e))
      const { id: intento } = await abrirTarjeta(e, aMedias)
      await pasarTarjeta(e, intento)
      const viva = await enVivo(e)
      otro = viva.psp
      await cerrarPlanesDePrueba(e.ctx())
      await e.settle()
      e.avanzar(180)
      await todosLosTrabajos(e)
      const avisos = await e.db
        .selectFrom('eventosPsp')
        .select('estado')
        .where('cuerpo', 'like', `%${intento}%`)
        .execute()
      expect([avisos.length > 0, new Set(avisos.map(({ estado }) => estado))]).toEqual([true, new Set(['ignorado'])])
      expect(await leerPagos(e, aMedias.id)).toMatchObject([{ estado: 'anulado', capturado: 0 }])

      // Redeemed
      const nueva = await reservar(e, await unaOferta(e))
      await expect(
        aplicarRegalo(e.ctx(unInvitado(nueva)), { id: nueva.id, codigo: regalo.codigo, aceptaTerminos: true }),
      ).rejects.toMatchObject({ code: 'dinero-de-prueba' })
      await expect(consultarRegalo(e.ctx(), { codigo: regalo.codigo })).rejects.toMatchObject({
        code: 'dinero-de-prueba',
      })
      await e.db.updateTable('reservas').set({ modo: 'vivo' }).where('id', '=', nueva.id).execute()
      const cruce = await e.db
        .insertInto('regaloUsos')
        .values({ reservaId: nueva.id, regaloId: regalo.id, monto: 1_000, createdAt: e.clock.now })
        .execute()
        .catch((error: unknown) => error)
      expect(sqlState(cruce)).toBe('23514')

      // Given back
      await usarCompraDeRegalo(e.ctx(), { clave: regalo.clave, acto: 'devolver' })
      const devolucion = await proponerDevolucion(e.ctx(ana), {
        reserva: servicios.solicitud.referencia,
        monto: 50_000,
        motivo: 'Era una prueba',
      })
      if (devolucion.estado === 'propuesta')
        await decidirDevolucion(e.ctx(await unaDeFinanzas(e.db)), { id: devolucion.id, decision: 'aprobar' })
      await e.settle()
      await todosLosTrabajos(e)
      const [devuelto] = await leerReembolsos(e, cancelada.id)
      expect(devuelto).toMatchObject({ estado: 'hecho', modo: 'prueba', pspId: `prueba:${devuelto!.id}` })
      expect(await leerReserva(e, cancelada.id)).toMatchObject({
        estado: 'cancelada',
        estadoPago: 'reembolsado',
        modo: 'prueba',
      })
      expect(await e.db.selectFrom('reembolsos').select('id').where('estado', '<>', 'hecho').execute()).toEqual([])

      // Paid out
      await pasar(e)
      await expect(crearCorrida(e.ctx(ana))).rejects.toMatchObject({ code: 'nada-que-pagar' })
      const linea = await e.db
        .selectFrom('liquidaciones')
        .select(['estado', 'modo'])
        .where('reservaId', '=', vendida.id)
        .executeTakeFirstOrThrow()
      expect(linea).toEqual({ estado: 'liberable', modo: 'prueba' })
      const operador: Actor = {
        tipo: 'sesion',
        contexto: 'cliente',
        usuarioId: plan.anfitrionId,
        sesionId: 's',
        anfitrionId,
        proveedor: null,
        empresa: null,
        rolesAdmin: [],
      }
      expect(await verLiquidaciones(e.ctx(operador))).toMatchObject({ proximo: null, porLiberar: 0, pagadoEsteAno: 0 })

      // Owed, billed, and its rights
      expect((await verCredito(e.ctx(aprobador))).deuda).toBe(0)
      await expect(
        anotarPagoDeEmpresa(e.ctx(ana), { id: empresaId, monto: 1_000, referencia: 'TEF 1', recibidoEn: '2026-11-18' }),
      ).rejects.toMatchObject({ code: 'pago-sobre-la-deuda' })
      expect(await verCuenta(e.ctx(aprobador), { mes: MES })).toMatchObject({ compras: 0, total: 0 })
      await expect(pedirFactura(e.ctx(unInvitado(vendida)), { id: vendida.id, ...FACTURA })).rejects.toMatchObject({
        code: 'dinero-de-prueba',
      })
      expect(await verSuscripcion(e.ctx(plan.quien))).toMatchObject({
        plan: 'gratis',
        tarjeta: null,
        puedeProbar: true,
      })
      expect(await comisionDe(e.db, { anfitrionId: plan.anfitrionId }, e.clock.now)).toBe(
        await comisionDe(e.db, { anfitrionId: null }, e.clock.now),
      )
      expect(
        (
          await e.db
            .selectFrom('correos')
            .select('asunto')
            .where('clave', 'like', 'suscripcion-era-de-prueba:%')
            .execute()
        ).map(({ asunto }) => asunto),
      ).toEqual(['Tu plan de prueba terminó'])

      // It stays what it is, and says what it was
      expect((await leerReserva(e, aCuenta.id)).estado).not.toBe('expirada')
      expect(esDePrueba(e.ctx(), (await findReserva(e.db, vendida.id))!)).toBe(true)

      // Not one peso of it crossed, in either book.
      expect(await enLibro(e, 'vivo')).toEqual({})
      expect((await verSaldos(e.ctx(ana), {})).cuentas).toEqual([])
      const prueba = await verSaldos(e.ctx(ana), { libro: 'prueba' })
      expect([prueba.total, prueba.cuentas.length > 0]).toEqual([0, true])
      const despues = await enLibro(e, 'prueba')
      expect(despues.psp).toBe(antes.psp! - 60_000 - 50_000 - 50_000)
      expect(viva.llamadas.filter((llamada) => dePrueba.some((id) => llamada.includes(id)))).toEqual([])
      expect(e.fallidas).toEqual([])
      expect(
        (await e.db.selectFrom('diferencias').select('tipo').execute()).map(({ tipo }) => tipo),
        'nothing of it is missed at the live provider',
      ).not.toContain('falta_en_psp')
    })

    it('lets go of what only held a booking: who pays it afterwards pays all of it, and that is paid out', async () => {
      const e = escena()
      const ana = await unaDeFinanzas(e.db)
      const { id: anfitrionId } = await unAnfitrion(e.db)
      await unaCuentaDePago(e.db, { anfitrionId })
      const regalo = await unRegaloComprado(e)
      const reserva = await reservar(
        e,
        await unaOferta(e, { anfitrionId, operadorNombre: 'Berta', operadorSlug: 'berta', precioPorPersona: 40_000 }),
      )
      await aplicarRegalo(e.ctx(unInvitado(reserva)), { id: reserva.id, codigo: regalo.codigo, aceptaTerminos: true })
      const abierto = await abrirTarjeta(e, reserva)
      expect(abierto.monto).toBe(30_000)
      const { psp, llamadas } = await enVivo(e)
      otro = psp
      const vivo = await abrirTarjeta(e, reserva)
      expect(vivo.monto).toBe(80_000)
      await pasarTarjeta(e, vivo.id)
      await reservasJobs['reservas.conciliar'](e.ctx())
      e.avanzar(180)
      await reservasJobs['reservas.conciliar'](e.ctx())
      await e.settle()
      expect(await leerReserva(e, reserva.id)).toMatchObject({
        estado: 'confirmada',
        estadoPago: 'pagado',
        modo: 'vivo',
      })
      expect(
        (await leerPagos(e, reserva.id))
          .toSorted((a, b) => a.monto - b.monto)
          .map(({ estado, modo, livemode, monto }) => ({ estado, modo, livemode, monto })),
      ).toEqual([
        { estado: 'anulado', modo: 'prueba', livemode: null, monto: 30_000 },
        { estado: 'exitoso', modo: 'vivo', livemode: true, monto: 80_000 },
      ])
      expect((await enLibro(e, 'vivo')).psp).toBe(80_000)
      await pasar(e)
      const corrida = await crearCorrida(e.ctx(ana))
      expect(corrida.detalle).toHaveLength(1)
      await aprobarCorrida(e.ctx(await unaDeFinanzas(e.db)), corrida)
      await enviarCorrida(e.ctx(ana), corrida)
      expect(await descargarArchivoDeBanco(e.ctx(ana), corrida)).toContain('Berta Soto')
      expect(llamadas.some((llamada) => llamada.includes(abierto.id))).toBe(false)
    })

    it('is never topped up with the other: not for a date that is asked for later, nor for one that was held before', async () => {
      const e = escena()
      const oferta = await unaOferta(e, { fecha: '2026-12-01' })
      const [otra, tercera] = [
        await unaSalida(e.db, oferta.experiencia, { fecha: '2026-12-03' }),
        await unaSalida(e.db, oferta.experiencia, { fecha: '2026-12-04' }),
      ]
      const [reserva, segunda] = [await reservaPagada(e, oferta), await reservaPagada(e, oferta)]
      await e.db
        .updateTable('tarifas')
        .set({ precio: 25_000 })
        .where('opcionId', '=', oferta.experiencia.opcionId)
        .execute()
      const mover = (una: { id: string }, salidaNuevaId: string) =>
        cambiarFecha(e.ctx(unInvitado(una)), { id: una.id, salidaNuevaId, diferencia: 10_000 })
      const retencion = await mover(reserva, otra.id)
      const { psp, llamadas } = await enVivo(e)
      otro = psp
      await expect(mover(segunda, tercera.id)).rejects.toMatchObject({ code: 'dinero-de-prueba' })
      await expect(abrirTarjeta(e, retencion)).rejects.toMatchObject({ code: 'reserva-vencida' })
      expect(llamadas).toEqual([])
      expect([(await leerReserva(e, reserva.id)).salidaId, await enLibro(e, 'vivo')]).toEqual([oferta.salida.id, {}])
    })

    it('is in a run of its own, which no bank is given once money is meant, nor ever in production', async () => {
      const e = escena()
      const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
      await unaVentaPorPagar(e)
      await pasar(e)
      const corrida = await crearCorrida(e.ctx(ana))
      const produccion = { settings: { ...e.ctx().settings, production: true } }
      const seOfrece = async (de = e.ctx(eva)) => {
        const { destino, acciones } = await verCorrida(de, corrida)
        return [destino, ...Object.entries(acciones).flatMap(([accion, puede]) => (puede ? [accion] : []))]
      }
      otro = (await enVivo(e)).psp
      expect(await seOfrece()).toEqual(['ninguno'])
      otro = null
      expect([await seOfrece(), await seOfrece(e.ctx(eva, produccion))]).toEqual([
        ['banco', 'puedeAprobar'],
        ['ensayo', 'puedeAprobar'],
      ])
      await aprobarCorrida(e.ctx(eva), corrida)
      otro = (await enVivo(e)).psp
      expect(await seOfrece()).toEqual(['ninguno'])
      await expect(enviarCorrida(e.ctx(ana), corrida)).rejects.toMatchObject({ code: 'dinero-de-prueba' })
      otro = null
      expect(await seOfrece(e.ctx(eva, produccion))).toEqual(['ensayo', 'puedeEnviar'])
      await enviarCorrida(e.ctx(ana), corrida)
      expect([await seOfrece(), await seOfrece(e.ctx(eva, produccion))]).toEqual([
        ['banco', 'puedeDescargar', 'puedeConcluir'],
        ['ensayo', 'puedeConcluir'],
      ])
      expect(await descargarArchivoDeBanco(e.ctx(ana), corrida)).toContain('Berta Soto')
      await expect(descargarArchivoDeBanco(e.ctx(ana, produccion), corrida)).rejects.toMatchObject({
        code: 'dinero-de-prueba',
      })
      otro = (await enVivo(e)).psp
      expect(await seOfrece()).toEqual(['ninguno', 'puedeConcluir'])
      await expect(descargarArchivoDeBanco(e.ctx(ana), corrida)).rejects.toMatchObject({ code: 'dinero-de-prueba' })
      expect(await enLibro(e, 'vivo')).toEqual({})
    })

    it('is not transferred back by a bank: what waited for an account ends in its own book', async () => {
      const e = escena()
      const ana = await unaDeFinanzas(e.db)
      const reserva = await reservaPagada(e, await unaOferta(e))
      await e.sandbox.fail('refunds.create', 'reembolso_rechazado')
      await cancelar(e, reserva)
      await e.settle()
      expect((await listarTransferencias(e.ctx(ana), {})).total).toBe(1)
      otro = (await enVivo(e)).psp
      await cerrarTransferenciasDePrueba(e.ctx())
      await e.settle()
      expect((await listarTransferencias(e.ctx(ana), { vista: 'todas' })).total).toBe(0)
      expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ estado: 'hecho' }])
      expect(await leerReserva(e, reserva.id)).toMatchObject({ estadoPago: 'reembolsado' })
      expect(
        await e.db
          .selectFrom('casos')
          .select('id')
          .where('tipo', '=', 'reembolso')
          .where('estado', '=', 'abierto')
          .execute(),
      ).toEqual([])
      await expect(crearCorrida(e.ctx(ana), { clase: 'devoluciones' })).rejects.toMatchObject({
        code: 'nada-que-pagar',
      })
    })

    it('that is meant waits for its own provider where a counterpart stands in its place', async () => {
      const e = escena()
      const { psp } = await enVivo(e)
      otro = psp
      const reserva = await reservar(e, await unaOferta(e))
      await pasarTarjeta(e, (await abrirTarjeta(e, reserva)).id)
      e.avanzar(180)
      await reservasJobs['reservas.conciliar'](e.ctx())
      await e.settle()
      expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'confirmada', modo: 'vivo' })
      otro = null
      await cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })
      await e.settle()
      await reservasJobs['reservas.conciliar'](e.ctx())
      expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ estado: 'solicitado', modo: 'vivo' }])
      otro = psp
      e.avanzar(180)
      await reservasJobs['reservas.conciliar'](e.ctx())
      await e.settle()
      expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ estado: 'hecho' }])
      expect((await conciliarConPsp(e.ctx())).abiertas).toBe(0)
    })

    it('cannot be paid where there is neither a key nor a counterpart, and everybody hears it before a card', async () => {
      const e = escena()
      const propuesta = await unaPropuestaDeServicios(e)
      const { id } = await unUsuario(e.db)
      otro = sinPagos()
      expect(await verConfiguracionDePago(e.ctx())).toEqual({ modo: 'ninguno', clavePublica: '' })
      const reserva = await reservar(e, await unaOferta(e))
      await expect(crearIntentoDePago(e.ctx(unInvitado(reserva)), { reservaId: reserva.id })).rejects.toMatchObject({
        code: 'pagos-apagados',
      })
      await expect(comprarRegalo(e.ctx(), pedidoDeRegalo)).rejects.toMatchObject({ code: 'pagos-apagados' })
      await expect(
        elegirPlan(
          e.ctx({
            tipo: 'sesion',
            contexto: 'cliente',
            usuarioId: id,
            sesionId: 's',
            anfitrionId: null,
            proveedor: null,
            empresa: null,
            rolesAdmin: [],
          }),
          { plan: 'pro' },
        ),
      ).rejects.toMatchObject({ code: 'pagos-apagados' })
      await expect(pagarServicios(e.ctx(propuesta.actor), propuesta)).rejects.toMatchObject({ code: 'pagos-apagados' })
      await todosLosTrabajos(e)
      expect(await leerPagos(e, reserva.id)).toEqual([])
      expect(e.fallidas).toEqual([])
    })
  },
  { alterar: (ctx) => (otro ? { ...ctx, psp: otro } : ctx) },
)
