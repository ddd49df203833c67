import { expect, it } from 'vitest'
import type { Actor, Sesion } from '#domain/permisos/actor.ts'
import {
  aplicarRegalo,
  buscarReserva,
  cambiarFecha,
  cancelarReserva,
  comprobarInvariantes,
  cotizarCambio,
  cotizarCancelacion,
  crearIntentoDePago,
  crearSesionDePago,
  extenderReserva,
  verEntrada,
  verReserva,
} from '#server/modules/reservas/index.ts'
import { verFactura } from '#server/modules/facturas/index.ts'
import { confirmarReventa, retenerReventa, verReventa } from '#server/modules/reventas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaCompania, unMiembro } from '#server/testing/compania.ts'
import { CODIGO_DE_REGALO, unaSalida, unRegalo, unUsuario } from '#server/testing/datos.ts'
import { leerReserva, pasarTarjeta, unInvitado, type Escena } from '#server/testing/escenas.ts'
import { sumar } from '#server/testing/sesion-de.ts'
import { decidirCompra, guardarNomina, listarCompras, pagarACuenta, verVoucher } from './index.ts'

setLog({ sink: () => undefined })

const DOS_DIAS = 48 * 3600

async function pagar(e: Escena, quien: Actor, reservaId: string): Promise<void> {
  await pasarTarjeta(e, (await crearIntentoDePago(e.ctx(quien), { reservaId, aceptaTerminos: true })).id)
  await e.settle()
}

enCadaBase('what a company buys for others', (escena) => {
  it('costs the net price, and within the limit is paid at once', async () => {
    const e = escena()
    const { comprador, comprar } = await unaCompania(e)
    const compra = await comprar(comprador, 3, { ordenCompra: 'OC-12' })
    expect(compra).toMatchObject({
      total: 81_000,
      publico: 90_000,
      aprobacion: 'no_requiere',
      ordenCompra: 'OC-12',
      acciones: { puedePagar: true, puedeAprobar: false, tieneVoucher: false },
    })
    await pagar(e, comprador, compra.id)
    expect((await listarCompras(e.ctx(comprador), {})).items).toMatchObject([
      { id: compra.id, estado: 'confirmada', acciones: { puedePagar: false, tieneVoucher: true } },
    ])
  })

  it('is nothing that the buyer’s own business offers', async () => {
    const e = escena()
    const { experiencia, comprador, aprobador, comprar } = await unaCompania(e)
    await sumar(e, (comprador as Sesion).usuarioId, { proveedorId: experiencia.proveedorId! }, 'guia')
    await expect(comprar(comprador, 11)).rejects.toMatchObject({ code: 'experiencia-propia' })
    await expect(comprar(aprobador, 1)).resolves.toMatchObject({ estado: 'pendiente' })
  })

  it('is one price divided one way, whether it is paid at once or owed', async () => {
    const e = escena()
    const { id: empresaId, experienciaId, comprador, comprar } = await unaCompania(e)
    const compra = await comprar(comprador, 3)
    await pagar(e, comprador, compra.id)
    const claveId = (await unUsuario(e.db)).id
    await e.db
      .insertInto('clavesApi')
      .values({
        id: claveId,
        empresaId,
        nombre: 'Sistema',
        hash: Buffer.from(claveId),
        muestra: 'x',
        permisos: '[]',
        creadaPor: claveId,
        venceEn: new Date(e.clock.now.getTime() + DOS_DIAS * 1000),
        createdAt: e.clock.now,
      })
      .execute()
    const sistema = e.ctx({ tipo: 'clave', claveId, empresaId, permisos: ['reservas:escribir'] })
    const { inicio } = (await listarCompras(e.ctx(comprador), {})).items[0]!
    const { id, uuid, total, neto } = await retenerReventa(sistema, {
      experienciaId,
      opcionId: 'DEFAULT',
      vacanteId: inicio,
      unidades: [1, 2, 3].map(() => ({ tipo: 'adulto' })),
      cuerpo: {},
    })
    // Held by their own system, which confirms it.
    expect((await listarCompras(e.ctx(comprador), {})).items.find((una) => una.id === id)).toMatchObject({
      estado: 'pendiente',
      acciones: { puedePagar: false, puedePagarACuenta: false, puedeConfirmar: true },
    })
    await expect(crearIntentoDePago(e.ctx(comprador), { reservaId: id, aceptaTerminos: true })).rejects.toMatchObject({
      code: 'reserva-no-pendiente',
    })
    await confirmarReventa(sistema, { uuid, contacto: { fullName: 'Elena Díaz', emailAddress: 'elena@grupo.cl' } })
    expect([total, neto]).toEqual([compra.publico, compra.total])
    expect((await leerReserva(e, id)).total).toBe(compra.total)
    const reparto = async (reservaId: string) => {
      const rows = await e.db
        .selectFrom('movimientos as m')
        .innerJoin('apuntes as a', 'a.movimientoId', 'm.id')
        .select(['a.cuenta', 'a.monto'])
        .where('m.reservaId', '=', reservaId)
        .execute()
      return Object.fromEntries(rows.map(({ cuenta, monto }) => [cuenta, monto]))
    }
    const { psp, ...pagada } = await reparto(compra.id)
    const { empresas, ...debida } = await reparto(id)
    expect([psp, empresas]).toEqual([81_000, 81_000])
    expect(pagada).toEqual({ operadores: -69_433, comision: -9_720, iva_comision: -1_847 })
    expect(debida).toEqual(pagada)
    // Who travels is told the public price.
    expect(await verReserva(e.ctx({ tipo: 'invitado', reservaId: id }), { id })).toMatchObject({
      total: 90_000,
      lineas: [{ precioUnitario: 30_000 }],
    })
    expect(await comprobarInvariantes(e.db, e.clock.now)).toEqual([])
  })

  it('that its system or an assistant only held is confirmed by a person of it, within their limit and the credit', async () => {
    const e = escena()
    const { id: empresaId, experienciaId, comprador, aprobador, comprar } = await unaCompania(e)
    const claveId = (await unUsuario(e.db)).id
    await e.db
      .insertInto('clavesApi')
      .values({
        id: claveId,
        empresaId,
        nombre: 'Asistente',
        hash: Buffer.from(claveId),
        muestra: 'x',
        permisos: '[]',
        creadaPor: claveId,
        venceEn: new Date(e.clock.now.getTime() + DOS_DIAS * 1000),
        createdAt: e.clock.now,
      })
      .execute()
    const asistente = e.ctx({ tipo: 'clave', claveId, empresaId, permisos: ['reservas:escribir'] })
    await comprar(comprador, 1)
    const { inicio } = (await listarCompras(e.ctx(comprador), {})).items[0]!
    const retener = (n: number) =>
      retenerReventa(asistente, {
        experienciaId,
        opcionId: 'DEFAULT',
        vacanteId: inicio,
        unidades: Array.from({ length: n }, () => ({ tipo: 'adulto' })),
        cuerpo: {},
      })
    const contacto = { nombre: 'Elena Díaz', email: 'elena@grupo.cl' }

    const { id, uuid } = await retener(2)
    await expect(pagarACuenta(e.ctx(comprador), { id })).rejects.toMatchObject({ code: 'contacto-incompleto' })
    await expect(pagarACuenta(e.ctx(await unMiembro(e, empresaId, 'lectura')), { id, contacto })).rejects.toMatchObject(
      { code: 'sin-permiso' },
    )
    await expect(pagarACuenta(e.ctx((await unaCompania(e)).comprador), { id, contacto })).rejects.toMatchObject({
      code: 'reserva-ajena',
    })
    expect(await pagarACuenta(e.ctx(comprador), { id, contacto })).toMatchObject({
      estado: 'confirmada',
      estadoPago: 'autorizado',
      total: 54_000,
      aCuenta: true,
      responsable: 'Elena Díaz',
      acciones: { puedeConfirmar: false, tieneVoucher: true },
    })
    expect(await verReventa(asistente, { uuid })).toMatchObject({
      estado: 'confirmada',
      contacto: { fullName: 'Elena Díaz', emailAddress: 'elena@grupo.cl' },
    })
    await expect(pagarACuenta(e.ctx(comprador), { id, contacto })).rejects.toMatchObject({
      code: 'reserva-no-pendiente',
    })

    const grande = await retener(4)
    await expect(pagarACuenta(e.ctx(comprador), { id: grande.id, contacto })).rejects.toMatchObject({
      code: 'sobre-el-limite',
    })
    await e.db
      .insertInto('contratosDeCredito')
      .values({ empresaId, limite: 54_000, plazoDias: 30, fijadoPor: claveId, updatedAt: e.clock.now })
      .execute()
    const chica = await retener(1)
    await expect(pagarACuenta(e.ctx(aprobador), { id: chica.id, contacto })).rejects.toMatchObject({
      code: 'credito-insuficiente',
    })
    expect(await leerReserva(e, chica.id)).toMatchObject({ estado: 'pendiente' })
    e.avanzar(31 * 60)
    await expect(pagarACuenta(e.ctx(aprobador), { id: chica.id, contacto })).rejects.toMatchObject({
      code: 'reserva-vencida',
    })
    expect(await comprobarInvariantes(e.db, e.clock.now)).toEqual([])
  })

  it('waits above the limit, with its places, for somebody else of the company', async () => {
    const e = escena()
    const { comprador, aprobador, comprar, ocupadas } = await unaCompania(e)
    const compra = await comprar(comprador, 4)
    expect(compra).toMatchObject({ total: 108_000, aprobacion: 'pendiente', acciones: { puedePagar: false } })
    expect(await ocupadas()).toBe(4)
    await unRegalo(e.db, { monto: 200_000 })
    const maneras = {
      tarjeta: () => crearIntentoDePago(e.ctx(comprador), { reservaId: compra.id, aceptaTerminos: true }),
      pagina: () => crearSesionDePago(e.ctx(comprador), { reservaId: compra.id, aceptaTerminos: true }),
      cuenta: () => pagarACuenta(e.ctx(comprador), { id: compra.id }),
      regalo: () => aplicarRegalo(e.ctx(comprador), { id: compra.id, codigo: CODIGO_DE_REGALO, aceptaTerminos: true }),
    }
    for (const [manera, pagarAsi] of Object.entries(maneras))
      await expect(pagarAsi(), manera).rejects.toMatchObject({ code: 'reserva-por-aceptar' })
    expect(await leerReserva(e, compra.id)).toMatchObject({ estado: 'pendiente', estadoPago: 'sin_pago' })
    await expect(decidirCompra(e.ctx(comprador), { id: compra.id, decision: 'aprobar' })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
    const propia = await comprar(aprobador, 4)
    await expect(decidirCompra(e.ctx(aprobador), { id: propia.id, decision: 'aprobar' })).rejects.toMatchObject({
      code: 'falta-otra-persona',
    })

    expect(await decidirCompra(e.ctx(aprobador), { id: compra.id, decision: 'aprobar' })).toMatchObject({
      aprobacion: 'aprobada',
      acciones: { puedeAprobar: false },
    })
    await expect(decidirCompra(e.ctx(aprobador), { id: compra.id, decision: 'rechazar' })).rejects.toMatchObject({
      code: 'transicion-no-permitida',
    })
    expect(await maneras.regalo(), 'once somebody said yes').toMatchObject({
      estado: 'confirmada',
      estadoPago: 'pagado',
      regalo: 108_000,
    })
    expect(await comprobarInvariantes(e.db, e.clock.now)).toEqual([])
  })

  it('is a ticket for whoever travels, at the public price; ending and moving it is for whoever bought', async () => {
    const e = escena()
    const { comprador, aprobador, comprar } = await unaCompania(e)
    const espera = await comprar(comprador, 4)
    await buscarReserva(e.ctx(), { email: 'elena@grupo.cl', codigo: espera.codigo })
    await e.settle()
    expect(
      await e.db.selectFrom('correos').select('id').where('clave', 'like', `busqueda:${espera.id}:%`).execute(),
      'nobody travels with what waits for a yes',
    ).toEqual([])
    const { id, codigo } = await comprar(comprador, 3)
    const viajera = e.ctx(unInvitado({ id }))
    await expect(extenderReserva(viajera, { id })).rejects.toMatchObject({ code: 'reserva-ajena' })
    await expect(crearIntentoDePago(viajera, { reservaId: id, aceptaTerminos: true })).rejects.toMatchObject({
      code: 'reserva-ajena',
    })
    await pagar(e, comprador, id)

    const nada = {
      puedePagar: false,
      puedeExtender: false,
      puedeCancelar: false,
      puedeCambiar: false,
      puedeElegirFecha: false,
      puedePedirFactura: false,
      puedeOpinar: false,
    }
    const publica = {
      estado: 'confirmada',
      participantes: { adulto: 3 },
      total: 90_000,
      lineas: [],
      estadoPago: 'sin_pago',
      pago: null,
      acciones: { ...nada, tieneEntrada: true },
    }
    await buscarReserva(e.ctx(), { email: 'elena@grupo.cl', codigo })
    await e.settle()
    const { para, texto } = await e.db
      .selectFrom('correos')
      .select(['para', 'texto'])
      .where('clave', 'like', `busqueda:${id}:%`)
      .executeTakeFirstOrThrow()
    expect([para, texto.includes(`/mis-entradas/${codigo}?clave=`)]).toEqual(['elena@grupo.cl', true])
    const encontrada = await verReserva(viajera, { id })
    expect(encontrada).toMatchObject(publica)
    expect(JSON.stringify(encontrada), 'the net price').not.toContain('81000')
    expect(await verEntrada(viajera, { id })).toMatchObject({
      titular: 'Elena Díaz',
      ivaIncluido: 14_370,
      autorizacion: null,
    })
    for (const acto of [cancelarReserva, cotizarCancelacion, verFactura])
      await expect(acto(viajera, { id }), acto.name).rejects.toMatchObject({ code: 'reserva-ajena' })
    for (const acto of [cambiarFecha, cotizarCambio])
      await expect(acto(viajera, { id, salidaNuevaId: id, diferencia: 0 }), acto.name).rejects.toMatchObject({
        code: 'reserva-ajena',
      })

    expect(await verReserva(e.ctx(comprador), { id })).toMatchObject({
      total: 81_000,
      lineas: [{ precioUnitario: 27_000 }],
      acciones: { puedeCancelar: true },
    })
    expect(await cancelarReserva(e.ctx(aprobador), { id })).toMatchObject({ estado: 'cancelada', total: 81_000 })
    expect(await verReserva(viajera, { id })).toMatchObject({
      estado: 'cancelada',
      total: 90_000,
      estadoPago: 'sin_pago',
      motivoCancelacion: null,
      reembolso: null,
    })
  })

  it('moves to a dearer date only within the limit of whoever moves it', async () => {
    const e = escena()
    const { id: empresaId, experiencia, comprador, aprobador, comprar } = await unaCompania(e)
    const [dueno, otra] = [await unMiembro(e, empresaId, 'dueno'), await unMiembro(e, empresaId, 'comprador', 200_000)]
    const [cara, masCara] = [
      await unaSalida(e.db, experiencia, { fecha: '2026-12-22' }),
      await unaSalida(e.db, experiencia, { fecha: '2026-12-23' }),
    ]
    const cuesta = (precio: number) =>
      e.db.updateTable('tarifas').set({ precio }).where('opcionId', '=', experiencia.opcionId).execute()
    const compra = await comprar(comprador, 3)
    await pagar(e, comprador, compra.id)
    await cuesta(40_000)
    // $108.000 and then $135.000 net, against a limit of $100.000 for the whole trip, not for the difference.
    for (const quien of [comprador, aprobador]) {
      await expect(cotizarCambio(e.ctx(quien), { id: compra.id, salidaNuevaId: cara.id })).rejects.toMatchObject({
        code: 'sobre-el-limite',
      })
      await expect(
        cambiarFecha(e.ctx(quien), { id: compra.id, salidaNuevaId: cara.id, diferencia: 27_000 }),
      ).rejects.toMatchObject({ code: 'sobre-el-limite' })
    }
    const movida = await cambiarFecha(e.ctx(otra), { id: compra.id, salidaNuevaId: cara.id, diferencia: 27_000 })
    expect(
      (await listarCompras(e.ctx(otra), {})).items.map(({ id }) => id),
      'what waits for its difference is no purchase',
    ).toEqual([compra.id])
    await pagar(e, otra, movida.id)
    expect(await leerReserva(e, compra.id)).toMatchObject({ salidaId: cara.id, estado: 'confirmada' })
    await cuesta(50_000)
    expect(await cotizarCambio(e.ctx(dueno), { id: compra.id, salidaNuevaId: masCara.id })).toMatchObject({
      tipo: 'pago',
      nuevo: 135_000,
    })
    // Out of the team nobody’s limit is theirs.
    await e.db
      .deleteFrom('membresias')
      .where('usuarioId', '=', (comprador as Sesion).usuarioId)
      .execute()
    await expect(cotizarCambio(e.ctx(comprador), { id: compra.id, salidaNuevaId: masCara.id })).rejects.toMatchObject({
      code: 'sobre-el-limite',
    })
  })

  it('gives its places back when it is refused, or when nobody decided in two days', async () => {
    const e = escena()
    const { id, comprador, aprobador, comprar, ocupadas } = await unaCompania(e)
    const rechazada = await comprar(comprador, 5)
    expect(await decidirCompra(e.ctx(aprobador), { id: rechazada.id, decision: 'rechazar' })).toMatchObject({
      aprobacion: 'rechazada',
      estado: 'cancelada',
    })
    expect(await ocupadas()).toBe(0)
    const olvidada = await comprar(comprador, 5)
    const dueno = await unMiembro(e, id, 'dueno')
    e.avanzar(DOS_DIAS)
    expect(await ocupadas()).toBe(0)
    await expect(decidirCompra(e.ctx(dueno), { id: olvidada.id, decision: 'aprobar' })).rejects.toMatchObject({
      code: 'reserva-vencida',
    })
  })

  it('takes the names as a pasted sheet, all of them or none', async () => {
    const e = escena()
    const { comprador, aprobador, comprar } = await unaCompania(e)
    const { id } = await comprar(comprador, 3, { nomina: 'Marta Silva' })
    const nombrar = (texto: string, quien = comprador) => guardarNomina(e.ctx(quien), { id, texto })
    const viajeros = async () => (await listarCompras(e.ctx(comprador), {})).items[0]!.viajeros
    await expect(nombrar('Nombre;Documento\nAna Rojas;1-9\n;2')).rejects.toMatchObject({
      code: 'datos-invalidos',
      errores: [{ campo: 'texto', mensaje: 'Fila 3: falta el nombre' }],
    })
    await expect(nombrar('Ana\nEva\nLuis\nIván')).rejects.toMatchObject({
      errores: [{ mensaje: 'Hay 4 nombres y la reserva es para 3 personas' }],
    })
    expect(await viajeros(), 'as it was').toEqual([{ nombre: 'Marta Silva', documento: null }])
    expect(await nombrar('\uFEFFNombre,Documento\r\n"Rojas, Ana",1-9\r\nEva Díaz\r\n', aprobador)).toMatchObject({
      nombres: 2,
    })
    expect(await viajeros()).toEqual([
      { nombre: 'Rojas, Ana', documento: '1-9' },
      { nombre: 'Eva Díaz', documento: null },
    ])
    e.avanzar(DOS_DIAS)
    await expect(nombrar('Ana Rojas')).rejects.toMatchObject({ code: 'transicion-no-permitida' })
  })

  it('has a voucher once it is paid, with everything but money, for the own company alone', async () => {
    const e = escena()
    const { id: empresaId, comprador, comprar } = await unaCompania(e)
    const { id, codigo } = await comprar(comprador, 2, { nomina: 'Ana Rojas\nEva Díaz', ordenCompra: 'OC-7' })
    const mira = await unMiembro(e, empresaId, 'lectura')
    await expect(verVoucher(e.ctx(mira), { id })).rejects.toMatchObject({ code: 'reserva-sin-entrada' })
    await pagar(e, comprador, id)
    const voucher = await verVoucher(e.ctx(mira), { id })
    expect(voucher).toMatchObject({
      codigo,
      plazas: 2,
      responsable: 'Elena Díaz',
      ordenCompra: 'OC-7',
      viajeros: [{ nombre: 'Ana Rojas' }, { nombre: 'Eva Díaz' }],
    })
    expect(JSON.stringify(voucher)).not.toMatch(/\b(?:54000|60000|27000|30000)\b|elena@grupo|\+569/)
    const otra = await unaCompania(e)
    await expect(verVoucher(e.ctx(otra.comprador), { id })).rejects.toMatchObject({ code: 'reserva-ajena' })
    await expect(guardarNomina(e.ctx(otra.comprador), { id, texto: 'Luis Soto' })).rejects.toMatchObject({
      code: 'reserva-ajena',
    })
  })
})
