import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { listarCompras, verVoucher } from '#server/modules/compras/index.ts'
import { verSalidas } from '#server/modules/disponibilidad/index.ts'
import { verAnalitica } from '#server/modules/analitica/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unaEmpresa, unaReserva, unUsuario } from '#server/testing/datos.ts'
import { leerReserva, reservaPagada, unaOferta, type Escena } from '#server/testing/escenas.ts'
import { sumarDias } from '#domain/fechas.ts'
import { avisarAlOperador } from './avisar-al-operador.ts'
import { confirmar } from './confirmar.ts'
import { getReserva } from './reservas.db.ts'
import {
  decidirMinimos,
  listarRecibidas,
  rechazarSinAceptar,
  revisarEntrada,
  verManifiesto,
  verReserva,
} from './index.ts'

setLog({ sink: () => undefined })

const MANANA = sumarDias(HOY, 1)
const sesion = (usuarioId: string, fila: Partial<Extract<Actor, { tipo: 'sesion' }>>): Actor => ({
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
  ...fila,
})

/** One booking tried with the key for tests beside one of the same company's that is meant. */
async function unaDeCada(e: Escena) {
  const { experiencia, salida } = await unaOferta(e, { fecha: MANANA })
  const { id: empresaId } = await unaEmpresa(e.db)
  const { id } = await unUsuario(e.db)
  const gratis = { empresaId, estadoPago: 'sin_pago', total: 0, createdAt: new Date('2026-11-18T10:00:00Z') } as const
  const deVerdad = await unaReserva(e.db, salida, { ...gratis, contactoNombre: 'De verdad' })
  const prueba = await unaReserva(e.db, salida, {
    ...gratis,
    estadoPago: 'autorizado',
    total: 40_000,
    contactoNombre: 'De prueba',
    createdAt: new Date('2026-11-18T11:00:00Z'),
    pruebaHasta: new Date('2026-12-01T12:00:00Z'),
    pruebaDebe: 40_000,
  })
  const proveedor = sesion(id, { contexto: 'proveedor', proveedor: { id: experiencia.proveedorId!, rol: 'gestor' } })
  const empresa = sesion(id, { empresa: { id: empresaId, rol: 'dueno' } })
  return { experiencia, salida, deVerdad, prueba, proveedor, empresa }
}

enCadaBase('what a company tries with the key for tests', (escena) => {
  it('says so wherever its operator sees it, in lists, on paper, at the door and by mail', async () => {
    const e = escena()
    const { salida, deVerdad, prueba, proveedor } = await unaDeCada(e)
    const marcas = (filas: { titular: string; dePrueba: boolean }[]) =>
      Object.fromEntries(filas.map(({ titular, dePrueba }) => [titular, dePrueba]))
    const como = { 'De verdad': false, 'De prueba': true }
    expect(marcas((await listarRecibidas(e.ctx(proveedor), { vista: 'proximas' })).items)).toEqual(como)
    expect(marcas((await verManifiesto(e.ctx(proveedor), { id: salida.id })).reservas)).toEqual(como)
    expect(
      marcas(
        await Promise.all(
          [deVerdad, prueba].map(
            async ({ codigo }) => (await revisarEntrada(e.ctx(proveedor), { entrada: codigo })).reserva,
          ),
        ),
      ),
    ).toEqual(como)
    await e.db.updateTable('proveedores').set({ email: 'negocio@ejemplo.cl' }).execute()
    for (const { id } of [deVerdad, prueba]) await avisarAlOperador(e.ctx(), { id, hecho: 'vendida' })
    const correos = await e.db
      .selectFrom('correos')
      .select(['asunto', 'texto'])
      .where('clave', 'like', 'operador-vendida:%')
      .execute()
    expect(
      correos.map(({ asunto, texto }) => [asunto.startsWith('Prueba: '), texto.includes('nadie la paga')]).sort(),
    ).toEqual([
      [false, false],
      [true, true],
    ])
  })

  it('is no money that was made, and no booking that is counted', async () => {
    const e = escena()
    const { experiencia, proveedor } = await unaDeCada(e)
    const { salidas } = await verSalidas(e.ctx(proveedor), { id: experiencia.id, desde: MANANA, hasta: MANANA })
    expect(salidas).toMatchObject([{ vendidos: 4, reservas: 2, ventas: 0 }])
    expect((await verAnalitica(e.ctx(proveedor), {})).actual).toMatchObject({ reservas: 1, viajeros: 2, ventas: 0 })
  })

  it('says so to its company, in the list, on the booking and on the voucher', async () => {
    const e = escena()
    const { deVerdad, prueba, empresa } = await unaDeCada(e)
    expect(
      (await listarCompras(e.ctx(empresa), { pagina: 1 })).items.map(({ responsable, dePrueba }) => [
        responsable,
        dePrueba,
      ]),
    ).toEqual([
      ['De prueba', true],
      ['De verdad', false],
    ])
    for (const { id, contactoNombre } of [deVerdad, prueba]) {
      expect(await verReserva(e.ctx(empresa), { id })).toMatchObject({ dePrueba: contactoNombre === 'De prueba' })
      expect(await verVoucher(e.ctx(empresa), { id })).toMatchObject({ dePrueba: contactoNombre === 'De prueba' })
    }
  })

  it('fills no minimum of those who mean it, and their departure does not have to run for it', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { fecha: sumarDias(HOY, 3), minParticipantes: 4 })
    const { id: empresaId } = await unaEmpresa(e.db)
    const probar = (estado: string) =>
      unaReserva(e.db, oferta.salida, {
        empresaId,
        estado,
        estadoPago: estado === 'pendiente' ? 'sin_pago' : 'autorizado',
        pruebaHasta: new Date('2026-12-01T12:00:00Z'),
        pruebaDebe: 40_000,
      })
    await probar('confirmada')
    const deVerdad = await reservaPagada(e, oferta)
    expect((await leerReserva(e, deVerdad.id)).estado).toBe('pagada')
    const otra = await probar('pendiente')
    await e
      .ctx()
      .transaction(async (tx) =>
        confirmar(e.ctx(), tx, await getReserva(tx, otra.id), { estadoPago: 'autorizado', estadoLiquidacion: null }),
      )
    expect(
      [(await leerReserva(e, otra.id)).estado, (await leerReserva(e, deVerdad.id)).estado],
      'what is tried sees itself',
    ).toEqual(['confirmada', 'pagada'])
    e.clock.now = new Date(oferta.salida.inicioUtc.getTime() - 24 * 3_600_000)
    await decidirMinimos(e.ctx())
    await rechazarSinAceptar(e.ctx())
    await e.settle()
    expect(await leerReserva(e, deVerdad.id)).toMatchObject({ estado: 'rechazada', estadoPago: 'reembolsado' })
  })
})
