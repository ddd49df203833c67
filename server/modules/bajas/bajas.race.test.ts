import { expect, it } from 'vitest'
import { hashClave } from '#server/modules/usuarios/index.ts'
import { setLog } from '#server/platform/log.ts'
import { Refusal } from '#server/refusal.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unAnfitrion, unUsuario } from '#server/testing/datos.ts'
import { reservar, unaOferta } from '#server/testing/escenas.ts'
import { sesionDe } from '#server/testing/sesion-de.ts'
import { darDeBajaAnfitrion } from './index.ts'

setLog({ sink: () => undefined })

const RONDAS = 6
const CLAVE = 'Rio-claro-2041'

enCadaBase(
  'closing while somebody books',
  (escena) => {
    it('never leaves a place taken of a business that is closed', async () => {
      const e = escena()
      const claveHash = await hashClave(CLAVE)
      for (let ronda = 0; ronda < RONDAS; ronda++) {
        const { id: usuarioId } = await unUsuario(e.db, { claveHash })
        const { id: anfitrionId } = await unAnfitrion(e.db, { usuarioId, nombre: 'Berta' })
        const ofertas = [
          await unaOferta(e, { anfitrionId, proveedorId: null }),
          await unaOferta(e, { anfitrionId, proveedorId: null }),
        ]
        const estado = async () =>
          (
            await e.db
              .selectFrom('anfitriones')
              .select('estado')
              .where('id', '=', anfitrionId)
              .executeTakeFirstOrThrow()
          ).estado
        let sigue = true
        /** Books and gives back, over and over: at no moment is a place taken of somebody who closed. */
        const comprar = async (oferta: (typeof ofertas)[number]): Promise<string[]> => {
          const vistos: string[] = []
          while (sigue) {
            const reserva = await reservar(e, oferta).catch((error: unknown) => {
              if (!(error instanceof Refusal)) throw error
              sigue = false
            })
            if (!reserva) break
            vistos.push(await estado())
            await e.db
              .updateTable('reservas')
              .set({ estado: 'expirada', ocupaHasta: new Date(0) })
              .where('id', '=', reserva.id)
              .execute()
          }
          return vistos
        }
        const cerrar = async (): Promise<void> => {
          for (let i = 0; sigue && i < 200; i++) {
            const hecha = await Promise.allSettled([
              darDeBajaAnfitrion(e.ctx(sesionDe(usuarioId, { anfitrionId })), { nombre: 'Berta', password: CLAVE }),
            ])
            if (hecha[0].status === 'fulfilled') return
            expect(hecha[0].reason).toMatchObject({ code: 'baja-con-pendientes' })
          }
        }
        const [, ...vistos] = await Promise.all([cerrar(), ...ofertas.map(comprar)])
        expect(new Set(vistos.flat())).not.toContain('Baja')
        expect(await estado()).toBe('Baja')
      }
    })
  },
  { solo: 'PostgreSQL' },
)
