import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unAnfitrion, unPlan, unUsuario } from '#server/testing/datos.ts'
import type { Escena } from '#server/testing/escenas.ts'
import { sesionDe } from '#server/testing/sesion-de.ts'
import { aceptarInvitacionDeOperador, invitarAlEquipo, listarEquipo } from './index.ts'

setLog({ sink: () => undefined })

const RONDAS = 8

const enlaces = (e: Escena): string[] =>
  e.tareas
    .filter(({ job }) => job === 'equipos.correoDeInvitacion')
    .map(({ data }) => (data as { token: string }).token)

async function unaAnfitriona(e: Escena, plan: 'pro' | 'equipo') {
  const { id, usuarioId } = await unAnfitrion(e.db)
  await unPlan(e.db, id, plan)
  return { id, actor: sesionDe(usuarioId, { anfitrionId: id }) }
}

enCadaBase(
  'the team of a host, at once',
  (escena) => {
    it('invites no more than the plan says, however many are invited in the same moment', async () => {
      const e = escena()
      for (let ronda = 0; ronda < RONDAS; ronda++) {
        const { actor } = await unaAnfitriona(e, 'pro')
        const hechas = await Promise.allSettled(
          Array.from({ length: 8 }, (_, i) =>
            invitarAlEquipo(e.ctx(actor), { email: `r${ronda}-${i}@rio.cl`, papel: 'guia' }),
          ),
        )
        expect(hechas.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
        expect((await listarEquipo(e.ctx(actor))).invitaciones).toHaveLength(2)
      }
    })

    it('gives the last place to one of those who accept in the same moment', async () => {
      const e = escena()
      for (let ronda = 0; ronda < RONDAS; ronda++) {
        const { id, actor } = await unaAnfitriona(e, 'equipo')
        const antes = enlaces(e).length
        for (let i = 0; i < 6; i++)
          await invitarAlEquipo(e.ctx(actor), {
            email: (await unUsuario(e.db, { emailVerificadoEn: e.clock.now, claveHash: 'sellada' })).email,
            papel: 'caja',
          })
        await e.db.updateTable('suscripciones').set({ plan: 'pro' }).where('anfitrionId', '=', id).execute()
        const hechas = await Promise.allSettled(
          enlaces(e)
            .slice(antes)
            .map((token) => aceptarInvitacionDeOperador(e.ctx(), { token })),
        )
        expect(hechas.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
        expect((await listarEquipo(e.ctx(actor))).miembros).toHaveLength(3)
      }
    })
  },
  { solo: 'PostgreSQL' },
)
