import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import {
  aprobarCorrida,
  concluirCorrida,
  crearCorrida,
  descargarArchivoDeBanco,
  enviarCorrida,
} from '#server/modules/liquidaciones/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { cancelar, reservaPagada, unaOferta, type Escena } from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import {
  finanzasJobs,
  guardarCuentaDeDevolucion,
  mostrarCuentaDeTransferencia,
  usarCuentaDeViajero,
  verCuentaDeDevolucion,
  verTransferencia,
} from './index.ts'

setLog({ sink: () => undefined })

const CUENTA = {
  titular: 'Rosa Mamani',
  rut: '12.345.678-5',
  banco: 'BancoEstado',
  tipoCuenta: 'vista',
  numeroCuenta: '12345678',
} as const

/** Cancelled in full, and refused by the provider. */
async function unaRechazada(e: Escena) {
  const reserva = await reservaPagada(e, await unaOferta(e))
  await e.sandbox.fail('refunds.create', 'reembolso_rechazado')
  await cancelar(e, reserva)
  await e.settle()
  const { id: deuda } = await e.db
    .selectFrom('transferencias')
    .select('id')
    .where('reservaId', '=', reserva.id)
    .executeTakeFirstOrThrow()
  const dueno: Actor = { tipo: 'invitado', reservaId: reserva.id }
  return { id: reserva.id, deuda, dueno }
}

const correos = (e: Escena, asunto: string) =>
  e.db
    .selectFrom('correos')
    .select(['para', 'asunto', 'texto'])
    .where('asunto', 'like', `${asunto}%`)
    .orderBy('createdAt')
    .execute()
const escritaEn = async (e: Escena, ctx: ReturnType<Escena['ctx']>, id: string): Promise<string> =>
  (await verTransferencia(ctx, { id })).escritaEn ?? ''

enCadaBase('the account that a buyer writes for a refund', (escena) => {
  it('is asked for once, is taken up by finanzas and is where the bank sends it', async () => {
    const e = escena()
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const { id, deuda, dueno } = await unaRechazada(e)
    for (const _veces of [1, 2]) await finanzasJobs['finanzas.pedirCuentas'](e.ctx())
    expect(await correos(e, 'Dinos a qué cuenta')).toMatchObject([{ texto: expect.stringMatching(/40\.000/) }])
    expect(await verCuentaDeDevolucion(e.ctx(dueno), { id })).toEqual({
      monto: 40_000,
      paso: 'falta',
      cuenta: null,
      fueDevuelta: false,
      puedeEscribir: true,
    })
    await expect(guardarCuentaDeDevolucion(e.ctx(dueno), { id, ...CUENTA, rut: '12.345.678-9' })).rejects.toMatchObject(
      { code: 'datos-invalidos' },
    )
    const suya = {
      titular: 'Rosa Mamani',
      rutTerminaEn: '678-5',
      banco: 'BancoEstado',
      tipoCuenta: 'vista',
      terminaEn: '5678',
    }
    expect(await guardarCuentaDeDevolucion(e.ctx(dueno), { id, ...CUENTA })).toEqual({
      monto: 40_000,
      paso: 'escrita',
      cuenta: suya,
      fueDevuelta: false,
      puedeEscribir: true,
    })
    const [aviso] = await correos(e, 'Anotamos tu cuenta')
    expect(aviso).toMatchObject({ texto: expect.stringMatching(/terminada en 5678/) })
    expect(aviso!.texto).not.toMatch(/12345678/)

    const vista = await escritaEn(e, e.ctx(ana), deuda)
    e.avanzar(60)
    await guardarCuentaDeDevolucion(e.ctx(dueno), { id, ...CUENTA, numeroCuenta: '87654321' })
    // What was looked at is not what stands there now.
    await expect(
      usarCuentaDeViajero(e.ctx(ana), { id: deuda, escritaEn: vista, motivo: 'Tarjeta cerrada' }),
    ).rejects.toMatchObject({ code: 'transicion-no-permitida' })
    expect(
      await usarCuentaDeViajero(e.ctx(ana), {
        id: deuda,
        escritaEn: await escritaEn(e, e.ctx(ana), deuda),
        motivo: 'Tarjeta cerrada',
      }),
    ).toMatchObject({ estado: 'aprobada', acciones: { puedeUsar: false } })
    expect(await mostrarCuentaDeTransferencia(e.ctx(eva), { id: deuda })).toMatchObject({
      rut: '12345678-5',
      numeroCuenta: '87654321',
    })
    await expect(guardarCuentaDeDevolucion(e.ctx(dueno), { id, ...CUENTA })).rejects.toMatchObject({
      code: 'transicion-no-permitida',
    })
    expect(await verCuentaDeDevolucion(e.ctx(dueno), { id })).toMatchObject({ paso: 'revisada', puedeEscribir: false })

    const corrida = await crearCorrida(e.ctx(ana), { clase: 'devoluciones' })
    await aprobarCorrida(e.ctx(eva), corrida)
    await enviarCorrida(e.ctx(ana), corrida)
    expect(await descargarArchivoDeBanco(e.ctx(ana), corrida)).toContain(
      '12345678-5,Rosa Mamani,012,BancoEstado,vista,87654321,40000',
    )
    expect(await verCuentaDeDevolucion(e.ctx(dueno), { id })).toMatchObject({ paso: 'enviada' })
    const [abono] = corrida.detalle
    await concluirCorrida(e.ctx(ana), {
      id: corrida.id,
      referencia: 'TEF 9',
      devueltos: [{ abonoId: abono!.id, motivo: 'Cuenta cerrada' }],
    })
    expect(await verCuentaDeDevolucion(e.ctx(dueno), { id })).toEqual({
      monto: 40_000,
      paso: 'falta',
      cuenta: null,
      fueDevuelta: true,
      puedeEscribir: true,
    })
    await finanzasJobs['finanzas.pedirCuentas'](e.ctx())
    expect(await correos(e, 'Dinos a qué cuenta')).toHaveLength(2)
    const hechos = await e.db
      .selectFrom('casoHechos as h')
      .innerJoin('casos as c', 'c.id', 'h.casoId')
      .select('h.hecho')
      .where('c.objetoId', '=', deuda)
      .orderBy('h.id')
      .execute()
    expect(hechos.map(({ hecho }) => hecho)).toEqual([
      'abierto',
      'cuenta_escrita',
      'cuenta_escrita',
      'pedida',
      'enviada',
      'devuelta',
    ])
    const audita = await e.db
      .selectFrom('auditoria')
      .select(['actor', 'accion'])
      .where('objetoId', '=', id)
      .where('accion', '=', 'escribir_cuenta')
      .execute()
    expect(audita).toEqual([
      { actor: 'invitado', accion: 'escribir_cuenta' },
      { actor: 'invitado', accion: 'escribir_cuenta' },
    ])
  })

  it('is nobody else’s to write, is not asked of a company, and not where nothing is owed', async () => {
    const e = escena()
    const { id } = await unaRechazada(e)
    const otra = await reservaPagada(e, await unaOferta(e))
    const ajeno: Actor = { tipo: 'invitado', reservaId: otra.id }
    await expect(verCuentaDeDevolucion(e.ctx(ajeno), { id })).rejects.toMatchObject({
      code: 'clave-de-reserva-requerida',
    })
    await expect(guardarCuentaDeDevolucion(e.ctx(ajeno), { id, ...CUENTA })).rejects.toMatchObject({
      code: 'clave-de-reserva-requerida',
    })
    await expect(guardarCuentaDeDevolucion(e.ctx(await unaDeFinanzas(e.db)), { id, ...CUENTA })).rejects.toMatchObject({
      code: 'reserva-ajena',
    })
    expect(await verCuentaDeDevolucion(e.ctx(ajeno), { id: otra.id })).toBe(null)
    await expect(guardarCuentaDeDevolucion(e.ctx(ajeno), { id: otra.id, ...CUENTA })).rejects.toMatchObject({
      code: 'transferencia-desconocida',
    })
  })
})
