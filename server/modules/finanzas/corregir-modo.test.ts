import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { Actor, Sesion } from '#domain/permisos/actor.ts'
import {
  aprobarCorrida,
  concluirCorrida,
  crearCorrida,
  enviarCorrida,
  liquidacionesJobs,
} from '#server/modules/liquidaciones/index.ts'
import { comprarRegalo, usarCompraDeRegalo } from '#server/modules/regalos/index.ts'
import { aplicarRegalo, registrarAusencias } from '#server/modules/reservas/index.ts'
import { pagarServicios } from '#server/modules/solicitudes/index.ts'
import { confirmarTarjeta, elegirPlan, suscripcionesJobs } from '#server/modules/suscripciones/index.ts'
import { sqlState } from '#server/platform/db.ts'
import { setLog } from '#server/platform/log.ts'
import type { PaymentPort } from '#server/ports.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaCompania } from '#server/testing/compania.ts'
import { unAnfitrion, unUsuario } from '#server/testing/datos.ts'
import { enVivo } from '#server/testing/en-vivo.ts'
import {
  leerPagos,
  pagarEnPagina,
  reservaPagada,
  reservar,
  unInvitado,
  unaOferta,
  type Escena,
} from '#server/testing/escenas.ts'
import { unaCuentaDePago, unaDeFinanzas } from '#server/testing/finanzas.ts'
import { unaPropuestaDeServicios } from '#server/testing/propuesta-de-servicios.ts'
import { corregirModo, listarDiferencias, verDiferencia } from './index.ts'

setLog({ sink: () => undefined })

const DIA = 86_400
const motivo = 'Está en la cartola del 3 de noviembre'
/** The port that is set now; null: the counterpart. */
let otro: PaymentPort | null = null
beforeEach(() => void (otro = null))

/** What an upgrade asks of money that it could not tell. */
async function unaPregunta({ db, clock }: Escena, fila: { intento: string; reservaId?: string }): Promise<string> {
  const id = randomUUID()
  const ahora = clock.now
  await db
    .insertInto('diferencias')
    .values({
      id,
      de: 'cobro',
      tipo: 'modo_desconocido',
      nuestro: 40_000,
      suyo: 0,
      estado: 'abierta',
      vistaEn: ahora,
      createdAt: ahora,
      updatedAt: ahora,
      ...fila,
    })
    .execute()
  await db
    .insertInto('casos')
    .values({
      id: randomUUID(),
      tipo: 'discrepancia',
      objeto: 'diferencia',
      objetoId: id,
      titulo: 'No se sabe si un dinero es de prueba',
      detalle: '{}',
      abiertoEn: ahora,
      venceEn: ahora,
    })
    .execute()
  return id
}

/** Sold before the provider's own mark was kept, and to be paid out. */
async function unaVentaSinMarca(e: Escena) {
  const { id: anfitrionId } = await unAnfitrion(e.db)
  await unaCuentaDePago(e.db, { anfitrionId })
  const reserva = await reservaPagada(
    e,
    await unaOferta(e, { anfitrionId, operadorNombre: 'Berta', operadorSlug: 'berta' }),
  )
  await e.db.updateTable('pagos').set({ livemode: null }).where('reservaId', '=', reserva.id).execute()
  const [pago] = await leerPagos(e, reserva.id)
  return { reserva, pregunta: await unaPregunta(e, { intento: pago!.pspIntento!, reservaId: reserva.id }) }
}

async function pasar(e: Escena): Promise<void> {
  e.avanzar(4 * DIA)
  await registrarAusencias(e.ctx())
  await e.settle()
  await liquidacionesJobs['liquidaciones.liberar'](e.ctx())
}

/** Bought with the counterpart, and its code. */
async function unRegalo(e: Escena): Promise<{ id: string; codigo: string }> {
  const { url, clave } = await comprarRegalo(e.ctx(), {
    monto: 100_000,
    deNombre: 'Ana Rojas',
    deEmail: 'ana@ejemplo.cl',
    paraNombre: 'Eva',
    paraEmail: 'eva@ejemplo.cl',
    mensaje: '',
    aceptaTerminos: true,
  })
  await pagarEnPagina(e, url.split('/').at(-1)!)
  await usarCompraDeRegalo(e.ctx(), { clave, acto: 'ver' })
  await e.settle()
  const { texto } = await e.db
    .selectFrom('correos')
    .select('texto')
    .where('clave', 'like', 'regalo-codigo:%')
    .executeTakeFirstOrThrow()
  const { id } = await e.db.selectFrom('regalos').select('id').executeTakeFirstOrThrow()
  return { id, codigo: /Código: ([\w-]{19})/.exec(texto)![1]! }
}

/** After its 30 days for nothing, charged once. */
async function unPlanCobrado(e: Escena): Promise<{ suscripcionId: string }> {
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
  e.avanzar(31 * DIA)
  await suscripcionesJobs['suscripciones.revisar'](e.ctx())
  await e.settle()
  const { suscripcionId } = await e.db
    .selectFrom('cobrosSuscripcion')
    .select('suscripcionId')
    .where('estado', '=', 'exitoso')
    .executeTakeFirstOrThrow()
  return { suscripcionId }
}

const modosDe = async ({ db }: Escena, reservaId: string): Promise<string[]> =>
  (
    await sql<{
      modo: string
    }>`select modo from reservas where id = ${reservaId}::uuid union select modo from pagos where reserva_id = ${reservaId}::uuid union select modo from liquidaciones where reserva_id = ${reservaId}::uuid union select modo from movimientos where reserva_id = ${reservaId}::uuid`.execute(
      db,
    )
  ).rows.map(({ modo }) => modo)

const anotadas = async ({ db }: Escena, id: string): Promise<string[]> =>
  (
    await db
      .selectFrom('auditoria')
      .select('accion')
      .where('objetoId', '=', id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
  ).map(({ accion }) => accion)

const casoDe = ({ db }: Escena, id: string) =>
  db.selectFrom('casos').select(['estado', 'decision']).where('objetoId', '=', id).executeTakeFirstOrThrow()

enCadaBase(
  'money of which nothing tells whether it is a test',
  (escena) => {
    it('is real once two people of finanzas say so, and then it is paid out', async () => {
      const e = escena()
      const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
      const { reserva, pregunta } = await unaVentaSinMarca(e)
      await pasar(e)
      otro = (await enVivo(e)).psp
      await expect(crearCorrida(e.ctx(ana))).rejects.toMatchObject({ code: 'nada-que-pagar' })
      expect((await verDiferencia(e.ctx(ana), { id: pregunta })).modo).toEqual({ actual: 'prueba', propuesta: null })

      const propuesta = await corregirModo(e.ctx(ana), { id: pregunta, modo: 'vivo', motivo })
      expect(propuesta).toMatchObject({
        estado: 'en_revision',
        modo: { actual: 'prueba', propuesta: { modo: 'vivo', motivo, esTuya: true } },
      })
      expect([await modosDe(e, reserva.id), (await casoDe(e, pregunta)).estado]).toEqual([['prueba'], 'abierto'])
      await expect(corregirModo(e.ctx(ana), { id: pregunta, modo: 'vivo', motivo })).rejects.toMatchObject({
        code: 'aprueba-otra-persona',
      })
      expect((await listarDiferencias(e.ctx(eva), {})).items[0]!.modo!.propuesta).toMatchObject({ esTuya: false })

      const hecha = await corregirModo(e.ctx(eva), { id: pregunta, modo: 'vivo', motivo: 'También lo vi' })
      expect(hecha).toMatchObject({
        estado: 'resuelta',
        nota: 'También lo vi',
        modo: { actual: 'vivo', propuesta: null },
      })
      expect([await modosDe(e, reserva.id), await casoDe(e, pregunta)]).toEqual([
        ['vivo'],
        { estado: 'resuelto', decision: 'es_vivo' },
      ])
      expect(await anotadas(e, pregunta)).toEqual(['proponer_modo', 'corregir_modo'])
      const corrida = await crearCorrida(e.ctx(ana))
      expect(corrida.detalle).toHaveLength(1)
      await aprobarCorrida(e.ctx(eva), corrida)
      expect(await e.invariantes()).toEqual([])
      const corregirDeNuevo = () => corregirModo(e.ctx(ana), { id: pregunta, modo: 'prueba', motivo })
      await expect(corregirDeNuevo()).rejects.toMatchObject({ code: 'modo-en-nomina' })
      await enviarCorrida(e.ctx(eva), corrida)
      const devueltos = corrida.detalle.map(({ id }) => ({ abonoId: id, motivo: 'Cuenta cerrada' }))
      await concluirCorrida(e.ctx(eva), { id: corrida.id, referencia: 'TEF 1', devueltos })
      await expect(corregirDeNuevo(), 'the bank returned it').rejects.toMatchObject({ code: 'modo-en-nomina' })
    })

    it('is a test for good where one person looked and it is: nothing moves', async () => {
      const e = escena()
      const ana = await unaDeFinanzas(e.db)
      const { reserva, pregunta } = await unaVentaSinMarca(e)
      await corregirModo(e.ctx(await unaDeFinanzas(e.db)), { id: pregunta, modo: 'vivo', motivo })
      expect(await corregirModo(e.ctx(ana), { id: pregunta, modo: 'prueba', motivo })).toMatchObject({
        estado: 'resuelta',
        modo: { actual: 'prueba', propuesta: null },
      })
      expect([await modosDe(e, reserva.id), await casoDe(e, pregunta), await anotadas(e, pregunta)]).toEqual([
        ['prueba'],
        { estado: 'resuelto', decision: 'se_queda' },
        ['proponer_modo', 'dejar_modo'],
      ])
    })

    it('takes along the gift card that paid it and all that the card paid, and stays where the provider knew a part', async () => {
      const e = escena()
      const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
      const regalo = await unRegalo(e)
      const compradas = [await reservar(e, await unaOferta(e)), await reservar(e, await unaOferta(e))]
      for (const una of compradas)
        await aplicarRegalo(e.ctx(unInvitado(una)), { id: una.id, codigo: regalo.codigo, aceptaTerminos: true })
      await e.settle()
      const { pspIntento } = await e.db
        .selectFrom('regalos')
        .select('pspIntento')
        .where('id', '=', regalo.id)
        .executeTakeFirstOrThrow()
      const pregunta = await unaPregunta(e, { intento: pspIntento! })
      await expect(corregirModo(e.ctx(ana), { id: pregunta, modo: 'vivo', motivo })).rejects.toMatchObject({
        code: 'modo-sabido',
      })

      await e.db.updateTable('regalos').set({ livemode: null }).where('id', '=', regalo.id).execute()
      await corregirModo(e.ctx(ana), { id: pregunta, modo: 'vivo', motivo })
      await corregirModo(e.ctx(eva), { id: pregunta, modo: 'vivo', motivo })
      for (const una of compradas) expect(await modosDe(e, una.id)).toEqual(['vivo'])
      expect(await e.db.selectFrom('movimientos').select('id').where('modo', '=', 'prueba').execute()).toEqual([])
      expect(await e.invariantes()).toEqual([])
    })

    it('is of services or of a plan: what was paid for them, and the plan that goes on from it', async () => {
      const e = escena()
      const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
      const servicios = await unaPropuestaDeServicios(e)
      await pagarEnPagina(e, (await pagarServicios(e.ctx(servicios.actor), servicios)).url.split('/').at(-1)!)
      await e.settle()
      const { suscripcionId } = await unPlanCobrado(e)
      await e.db.updateTable('cobrosServicios').set({ livemode: null }).execute()
      await e.db.updateTable('cobrosSuscripcion').set({ livemode: null }).execute()
      const { rows } = await sql<{
        intento: string
      }>`select psp_intento as intento from cobros_servicios union all select psp_intento from cobros_suscripcion where estado = 'exitoso'`.execute(
        e.db,
      )
      expect(rows).toHaveLength(2)
      for (const { intento } of rows) {
        const dicho = { id: await unaPregunta(e, { intento }), modo: 'vivo', motivo } as const
        await corregirModo(e.ctx(ana), dicho)
        expect(await corregirModo(e.ctx(eva), dicho)).toMatchObject({ modo: { actual: 'vivo', propuesta: null } })
      }
      const quedan = await sql<{
        de: string
      }>`select 'asiento' as de from movimientos where modo = 'prueba' union select 'servicios' from cobros_servicios where modo = 'prueba'
        union select 'cobro' from cobros_suscripcion where modo = 'prueba' union select 'plan' from suscripciones where id = ${suscripcionId} and modo = 'prueba'`.execute(
        e.db,
      )
      expect(quedan.rows).toEqual([])
      expect(await e.invariantes()).toEqual([])
    })

    it('was paid by hand: one purchase at a time, by its code, and the question stays for the others', async () => {
      const e = escena()
      const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
      const { comprador, comprar } = await unaCompania(e)
      const reserva = await comprar(comprador, 3, { formaPago: 'cuenta' })
      await e.settle()
      e.avanzar(60)
      const pregunta = await unaPregunta(e, { intento: 'a_mano' })
      const { codigo } = await e.db
        .selectFrom('reservas')
        .select('codigo')
        .where('id', '=', reserva.id)
        .executeTakeFirstOrThrow()
      for (const compra of [undefined, 'NADA1234', (await reservaPagada(e, await unaOferta(e))).codigo])
        await expect(corregirModo(e.ctx(ana), { id: pregunta, modo: 'vivo', motivo, compra })).rejects.toMatchObject({
          code: 'datos-invalidos',
        })
      const dicho = { id: pregunta, modo: 'vivo', motivo, compra: codigo } as const
      await expect(
        corregirModo(e.ctx({ ...ana, usuarioId: (comprador as Sesion).usuarioId }), dicho),
      ).rejects.toMatchObject({ code: 'decide-otra-persona' })
      await corregirModo(e.ctx(ana), dicho)
      expect(await corregirModo(e.ctx(eva), dicho)).toMatchObject({
        estado: 'en_revision',
        modo: { actual: null, propuesta: null },
      })
      expect([await modosDe(e, reserva.id), (await casoDe(e, pregunta)).estado]).toEqual([['vivo'], 'abierto'])
      expect(await e.invariantes()).toEqual([])
    })

    it('changes its book by no other way: not by one person, nor anything else of a movement', async () => {
      const e = escena()
      const ana = await unaDeFinanzas(e.db)
      const { reserva, pregunta } = await unaVentaSinMarca(e)
      await expect(
        corregirModo(e.ctx(await unaDeFinanzas(e.db, 'soporte')), { id: pregunta, modo: 'vivo', motivo }),
      ).rejects.toMatchObject({ code: 'sin-permiso' })
      await corregirModo(e.ctx(ana), { id: pregunta, modo: 'vivo', motivo })
      const falla = async (acto: () => Promise<unknown>): Promise<unknown> =>
        sqlState(await acto().catch((error: unknown) => error))
      const solo = { aprobadaPor: ana.usuarioId, aprobadaEn: e.clock.now }
      expect(await falla(() => e.db.updateTable('correccionesDeModo').set(solo).execute())).toBe('23514')
      expect(await falla(() => e.db.updateTable('correccionesDeModo').set({ transaccion: '1' }).execute())).toBe(
        '23514',
      )
      for (const set of [{ modo: 'vivo' }, { tipo: 'otro' }])
        expect(
          await falla(() => e.db.updateTable('movimientos').set(set).where('reservaId', '=', reserva.id).execute()),
        ).toBe('23514')
      expect(await modosDe(e, reserva.id)).toEqual(['prueba'])
    })
  },
  { alterar: (ctx) => (otro ? { ...ctx, psp: otro } : ctx) },
)
