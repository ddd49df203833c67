import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaCompania, unMiembro } from '#server/testing/compania.ts'
import { unId } from '#server/testing/datos.ts'
import { cambiarWebhookPorClave, crearWebhook, crearWebhookPorClave, listarWebhooks } from './index.ts'

enCadaBase('whose key wrote an address', (escena) => {
  it('is told to the company, and that it was revoked since', async () => {
    const e = escena()
    const { id: empresaId } = await unaCompania(e)
    const dueno = e.ctx(await unMiembro(e, empresaId, 'dueno'))
    const [una, otra] = ['Ventas', 'Pruebas'].map((nombre) => ({ id: unId(`clave ${nombre}`), nombre })) as [
      { id: string; nombre: string },
      { id: string; nombre: string },
    ]
    const { usuarioId: creadaPor } = dueno.actor as Extract<Actor, { tipo: 'sesion' }>
    for (const { id, nombre } of [una, otra]) {
      await e.db
        .insertInto('clavesApi')
        .values({
          id,
          nombre,
          empresaId,
          hash: new Uint8Array(32).fill(nombre.length),
          muestra: nombre.slice(0, 4),
          permisos: '[]',
          creadaPor,
          venceEn: new Date('2027-11-18T12:00:00Z'),
          createdAt: e.clock.now,
        })
        .execute()
    }
    const con = (claveId: string) => e.ctx({ tipo: 'clave', claveId, empresaId, permisos: [] })
    const { id } = await crearWebhookPorClave(con(una.id), { url: 'https://avisos.ejemplo.cl/a', eventos: ['reserva'] })
    await crearWebhook(dueno, { url: 'https://avisos.ejemplo.cl/b', eventos: ['reserva'] })
    const claves = async () =>
      Object.fromEntries((await listarWebhooks(dueno, {})).items.map(({ url, clave }) => [url.at(-1), clave]))
    expect(await claves()).toEqual({ a: { nombre: 'Ventas', revocada: false }, b: null })
    await cambiarWebhookPorClave(con(otra.id), { id, forma: 'puntero', url: 'https://avisos.ejemplo.cl/c' })
    await e.db.updateTable('clavesApi').set({ revocadaEn: e.clock.now }).where('id', '=', otra.id).execute()
    expect(await claves()).toEqual({ b: null, c: { nombre: 'Pruebas', revocada: true } })
  })
})
