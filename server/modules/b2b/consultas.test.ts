import { describe, expect, it } from 'vitest'
import type { Ctx } from '#server/ctx.ts'
import { setLog } from '#server/platform/log.ts'
import { bases } from '#server/testing/base.ts'
import { AHORA, unaSalida, unId } from '#server/testing/datos.ts'
import { unProducto, unRevendedor } from '#server/testing/octo-mundo.ts'
import { unPrograma } from '#server/testing/programa.ts'
import {
  cancelarReservaB2b,
  confirmarReservaB2b,
  cotizarCancelacionB2b,
  crearReservaB2b,
  listarReservasB2b,
  verDisponibilidadB2b,
  verReservaB2b,
  verVoucherB2b,
} from './index.ts'

const CONTACTO = { nombre: 'Ana Rojas', email: 'ana@ejemplo.cl', telefono: '+56912345678' }

/** At most, each within its second on a slow machine. */
const CONSULTAS: Record<string, number> = {
  disponibilidad: 5,
  retener: 20,
  confirmar: 35,
  ver: 1,
  voucher: 5,
  cotizar: 1,
  listar: 2,
  cancelar: 16,
}

describe.each(bases())('what a company’s system asks for ($nombre)', ({ abrir }) => {
  it('takes as many queries however many departures, people and bookings there are', async () => {
    setLog({ level: 'error' })
    const programa = await unPrograma(await abrir(), AHORA)
    const { empresaId, clave } = await unRevendedor(programa)
    const p = await unProducto(programa, {}, 200)
    const { db } = programa.database

    async function contar<T>(act: (ctx: Ctx) => Promise<T>): Promise<{ n: number; hecho: T }> {
      let n = 0
      const contada = db.withPlugin({
        transformQuery({ node }) {
          n++
          return node
        },
        transformResult: async ({ result }) => result,
      })
      const hecho = await act({
        ...programa.ctx(),
        actor: { tipo: 'clave', claveId: unId(clave), empresaId, permisos: ['catalogo:leer', 'reservas:escribir'] },
        db: contada,
        transaction: (en) => contada.transaction().execute(en),
      })
      return { n, hecho }
    }

    async function recorrer(participantes: object): Promise<Record<string, number>> {
      const experienciaId = p.experiencia.id
      const disponibilidad = await contar((ctx) =>
        verDisponibilidadB2b(ctx, { experienciaId, participantes: undefined }),
      )
      const retener = await contar((ctx) =>
        crearReservaB2b(ctx, { experienciaId, salidaId: p.salidas[0]!.id, participantes, contacto: CONTACTO }),
      )
      const { id } = retener.hecho
      const confirmar = await contar((ctx) => confirmarReservaB2b(ctx, { id }))
      const [ver, voucher, cotizar, listar] = [
        await contar((ctx) => verReservaB2b(ctx, { id })),
        await contar((ctx) => verVoucherB2b(ctx, { id })),
        await contar((ctx) => cotizarCancelacionB2b(ctx, { id })),
        await contar((ctx) => listarReservasB2b(ctx, {})),
      ]
      const cancelar = await contar((ctx) => cancelarReservaB2b(ctx, { id }))
      return Object.fromEntries(
        Object.entries({ disponibilidad, retener, confirmar, ver, voucher, cotizar, listar, cancelar }).map(
          ([acto, { n }]) => [acto, n],
        ),
      )
    }

    await recorrer({ adulto: 1 })
    const pocas = await recorrer({ adulto: 1 })
    for (let i = 0; i < 40; i++)
      await unaSalida(db, p.experiencia, {
        fecha: '2026-12-01',
        hora: `${String(8 + Math.floor(i / 4)).padStart(2, '0')}:${String((i % 4) * 15).padStart(2, '0')}`,
      })
    expect(await recorrer({ adulto: 20, nino: 20 })).toEqual(pocas)
    for (const [acto, n] of Object.entries(pocas)) expect([acto, n <= CONSULTAS[acto]!]).toEqual([acto, true])
    await programa.close()
    await programa.database.close()
  })
})
