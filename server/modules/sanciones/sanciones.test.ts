import { expect, it } from 'vitest'
import type { RolAdmin, Sesion } from '#domain/permisos/actor.ts'
import type { Ctx } from '#server/ctx.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaCompania } from '#server/testing/compania.ts'
import { CODIGO_DE_REGALO, unaSalida, unId, unRegalo, unUsuario } from '#server/testing/datos.ts'
import {
  abrirTarjeta,
  leerReserva,
  pasarTarjeta,
  reservaPagada,
  reservar,
  saldoDe,
  saldoEnPsp,
  unaOferta,
  unInvitado,
} from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { listarCasos } from '#server/modules/casos/index.ts'
import { anotarPagoDeEmpresa } from '#server/modules/creditos/index.ts'
import { verAlta } from '#server/modules/documentos/index.ts'
import { aplicarRegalo } from '#server/modules/reservas/index.ts'
import {
  apelarSuspensionDeProveedor,
  resolverSuspension,
  suspenderOperador,
  sancionesJobs,
  verFichaDeOperador,
} from './index.ts'

enCadaBase('sanciones', (escena) => {
  const persona = async (nombre: string, resto: Partial<Sesion>): Promise<Ctx> => {
    const { id } = await unUsuario(escena().db, { nombre })
    return escena().ctx({
      tipo: 'sesion',
      contexto: 'admin',
      usuarioId: id,
      sesionId: unId(id),
      anfitrionId: null,
      proveedor: null,
      empresa: null,
      rolesAdmin: [],
      ...resto,
    })
  }
  const admin = (nombre: string, ...rolesAdmin: RolAdmin[]) => persona(nombre, { rolesAdmin })
  const refDe = (oferta: Awaited<ReturnType<typeof unaOferta>>) => ({
    operadorTipo: 'proveedor',
    operadorId: oferta.experiencia.proveedorId!,
  })
  const pedido = { regla: 'seguridad', motivo: 'Salió sin casco dos veces', modo: 'devolver' } as const

  /** The job, and what it left for others to do. */
  async function devolver(ref: { operadorTipo: string; operadorId: string }): Promise<void> {
    await sancionesJobs['sanciones.devolver'](escena().ctx(), ref as never)
    await escena().settle()
  }

  it('shows the effect first, then gives every peso back and leaves other operators alone', async () => {
    const oferta = await unaOferta(escena())
    const otra = await unaOferta(escena())
    const [una, dos, ajena] = [
      await reservaPagada(escena(), oferta),
      await reservaPagada(escena(), oferta, { participantes: { adulto: 3 } }),
      await reservaPagada(escena(), otra),
    ]
    const sinPagar = await reservar(escena(), oferta)
    const ana = await admin('Ana', 'confianza')
    const ref = refDe(oferta)
    const { efecto, acciones } = await verFichaDeOperador(ana, ref)
    expect(efecto).toMatchObject({ reservas: 2, personas: 5, monto: una.total + dos.total, sinPago: 1 })
    expect(acciones.puedeSuspender).toBe(true)

    await expect(suspenderOperador(ana, { ...ref, ...pedido, reservas: 2, monto: 1 })).rejects.toMatchObject({
      code: 'efecto-distinto',
    })
    const suspendido = await suspenderOperador(ana, {
      ...ref,
      ...pedido,
      reservas: efecto.reservas,
      monto: efecto.monto,
    })
    expect(suspendido).toMatchObject({
      estado: 'Suspendido',
      suspension: { estado: 'devolviendo', faltan: 3, monto: una.total + dos.total },
    })
    await expect(reservar(escena(), oferta)).rejects.toMatchObject({ code: 'experiencia-no-disponible' })

    await devolver(ref)
    for (const { id } of [una, dos])
      expect(await leerReserva(escena(), id)).toMatchObject({
        estado: 'cancelada',
        estadoPago: 'reembolsado',
        canceladaPor: 'plataforma',
        motivo: 'operador_suspendido',
      })
    expect((await leerReserva(escena(), sinPagar.id)).estado).toBe('cancelada')
    expect((await leerReserva(escena(), ajena.id)).estado).toBe('confirmada')
    expect(await saldoEnPsp(escena())).toBe(ajena.total)
    expect(await saldoDe(escena(), 'psp')).toBe(ajena.total)
    expect((await verFichaDeOperador(ana, ref)).suspension).toMatchObject({ estado: 'vigente', faltan: 0, reservas: 2 })
    expect((await listarCasos(ana, { tipo: 'suspension' })).total).toBe(0)
    // A second delivery of the job moves nothing.
    await devolver(ref)
    expect(await saldoEnPsp(escena())).toBe(ajena.total)
  })

  it('shows all that goes back: of cards, of gift cards, and what companies have on account, paid or not', async () => {
    const e = escena()
    const { id: empresaId, experiencia, comprador, comprar } = await unaCompania(e)
    const oferta = { experiencia, salida: await unaSalida(e.db, experiencia, { hora: '15:00' }) }
    await unRegalo(e.db, { monto: 70_000 })
    const conTarjeta = await reservaPagada(e, oferta)
    const conRegalo = await reservar(e, oferta)
    await aplicarRegalo(e.ctx(unInvitado(conRegalo)), { id: conRegalo.id, codigo: CODIGO_DE_REGALO })
    const saldada = await comprar(comprador, 1, { formaPago: 'cuenta' })
    await anotarPagoDeEmpresa(e.ctx(await unaDeFinanzas(e.db)), {
      id: empresaId,
      monto: 27_000,
      referencia: 'TEF 771',
      recibidoEn: '2026-11-01',
    })
    await e.settle()
    const debida = await comprar(comprador, 2, { formaPago: 'cuenta' })
    await e.settle()
    expect((await leerReserva(e, saldada.id)).estadoPago).toBe('pagado')
    expect((await leerReserva(e, debida.id)).estadoPago).toBe('autorizado')

    const monto = 60_000 + 60_000 + 27_000 + 54_000
    const ana = await admin('Ana', 'confianza')
    const ref = refDe(oferta)
    const { efecto } = await verFichaDeOperador(ana, ref)
    expect(efecto).toMatchObject({ reservas: 4, monto })
    await expect(
      suspenderOperador(ana, { ...ref, ...pedido, reservas: 4, monto: conTarjeta.total }),
    ).rejects.toMatchObject({ code: 'efecto-distinto' })
    await suspenderOperador(ana, { ...ref, ...pedido, reservas: 4, monto })
    await devolver(ref)
    const deReserva = (id: string) => leerReserva(e, id)
    for (const { id } of [conTarjeta, conRegalo, saldada, debida])
      expect(await deReserva(id)).toMatchObject({ estado: 'cancelada', canceladaPor: 'plataforma' })
    const regalo = await e.db.selectFrom('regalos').select('gastado').executeTakeFirstOrThrow()
    expect([await saldoEnPsp(e), regalo.gastado, await saldoDe(e, 'empresas')]).toEqual([0, 0, -27_000])
    expect((await verFichaDeOperador(ana, ref)).efecto).toMatchObject({ reservas: 0, monto: 0 })
  })

  it('gives back what was paid while it was being suspended', async () => {
    const oferta = await unaOferta(escena())
    const enCurso = await reservar(escena(), oferta)
    const { id } = await abrirTarjeta(escena(), enCurso)
    const ana = await admin('Ana', 'confianza')
    await suspenderOperador(ana, { ...refDe(oferta), ...pedido, reservas: 0, monto: 0 })
    await pasarTarjeta(escena(), id)
    await devolver(refDe(oferta))
    expect(await leerReserva(escena(), enCurso.id)).toMatchObject({ estado: 'cancelada', estadoPago: 'reembolsado' })
    expect(await saldoEnPsp(escena())).toBe(0)
  })

  it('is appealed once, to somebody else, who may lift it', async () => {
    const oferta = await unaOferta(escena())
    const ref = refDe(oferta)
    const ana = await admin('Ana', 'confianza')
    const berta = await admin('Berta', 'confianza')
    const duena = await persona('Dueña', { contexto: 'proveedor', proveedor: { id: ref.operadorId, rol: 'dueno' } })
    await expect(apelarSuspensionDeProveedor(duena, { texto: 'No hay' })).rejects.toMatchObject({
      code: 'sin-suspension',
    })
    await suspenderOperador(ana, { ...ref, ...pedido, reservas: 0, monto: 0 })
    await devolver(ref)
    expect(await verAlta(duena)).toMatchObject({
      estado: 'Suspendido',
      suspension: { motivo: pedido.motivo, apelada: false },
    })
    await apelarSuspensionDeProveedor(duena, { texto: 'Compramos cascos nuevos' })
    expect((await verAlta(duena)).suspension?.apelada).toBe(true)
    await expect(apelarSuspensionDeProveedor(duena, { texto: 'Otra vez' })).rejects.toMatchObject({
      code: 'apelacion-ya-enviada',
    })
    await expect(resolverSuspension(ana, { ...ref, decision: 'levantar', motivo: 'Yo misma' })).rejects.toMatchObject({
      code: 'caso-de-otra-persona',
    })
    expect(
      await resolverSuspension(berta, { ...ref, decision: 'levantar', motivo: 'Vimos las facturas' }),
    ).toMatchObject({ estado: 'Activo', suspension: null })
    expect((await listarCasos(berta, { tipo: 'apelacion' })).total).toBe(0)
    await reservaPagada(escena(), oferta)
    const acciones = await escena()
      .db.selectFrom('auditoria')
      .select('accion')
      .where('objetoId', '=', ref.operadorId)
      .orderBy('id')
      .execute()
    expect(acciones.map(({ accion }) => accion)).toEqual(['suspender', 'suspension.apelar', 'suspension.levantar'])
  })

  it('is for trust alone, and only of who sells', async () => {
    const oferta = await unaOferta(escena())
    for (const papel of ['finanzas', 'contenido', 'soporte'] as const)
      await expect(
        suspenderOperador(await admin('Otra', papel), { ...refDe(oferta), ...pedido, reservas: 0, monto: 0 }),
      ).rejects.toMatchObject({ code: 'sin-permiso' })
    const ana = await admin('Ana', 'confianza')
    await escena()
      .db.updateTable('proveedores')
      .set({ estado: 'Rechazado' })
      .where('id', '=', oferta.experiencia.proveedorId!)
      .execute()
    await expect(suspenderOperador(ana, { ...refDe(oferta), ...pedido, reservas: 0, monto: 0 })).rejects.toMatchObject({
      code: 'transicion-no-permitida',
    })
    await expect(verFichaDeOperador(ana, { operadorTipo: 'nadie', operadorId: unId('x') })).rejects.toMatchObject({
      code: 'operador-desconocido',
    })
  })
})
