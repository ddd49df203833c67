import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createMailer } from '#server/platform/mailer.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unCorreo } from '#server/testing/escenas.ts'
import { borrarCorreosDe, correosJobs, encolarCorreo, exportarCorreos, listCorreos } from './index.ts'

setLog({ sink: () => undefined })

const dir = mkdtempSync(join(tmpdir(), 'olvidar-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

enCadaBase('a mail that is forgotten once it is sent', (escena) => {
  it('leaves nothing of whom it was for or what it said, and its file is found when that is erased', async () => {
    const e = escena()
    const [para, reservaId, jobs] = [unCorreo(), randomUUID(), correosJobs(createMailer({ dir }))]
    for (const [clave, seOlvida] of [
      ['codigo-de-datos:1', true],
      ['datos-borrados:2', false],
    ] as const) {
      const [clase, vez] = clave.split(':')
      await e.ctx().transaction((tx) =>
        encolarCorreo(e.ctx(), tx, `${clase as 'datos-borrados'}:${reservaId}:${vez}`, {
          para,
          asunto: 'Tu código',
          titulo: 'Tu código',
          parrafos: ['123456'],
          ...(seOlvida && { seOlvida }),
        }),
      )
    }
    for (const { id } of await e.db.selectFrom('correos').select('id').execute())
      await jobs['correos.enviar'](e.ctx(), { id })
    expect(readdirSync(dir)).toHaveLength(2)
    expect(
      await e.db
        .selectFrom('correos')
        .select(['para', 'asunto', 'texto', 'html', 'estado'])
        .where('seOlvida', '=', true)
        .execute(),
    ).toEqual([{ para: '', asunto: '', texto: '', html: '', estado: 'enviado' }])
    expect((await listCorreos(e.db, 10)).map(({ asunto }) => asunto)).toEqual(['Tu código'])
    expect(
      (
        await exportarCorreos(e.db, {
          usuarioId: reservaId,
          direcciones: [{ correo: para, huella: '', desde: null, hasta: null }],
        })
      ).correosRecibidos,
    ).toHaveLength(1)
    const ids = await e
      .ctx()
      .transaction((tx) => borrarCorreosDe(tx, [reservaId], { direcciones: [], huellas: [], now: e.clock.now }))
    await jobs['correos.olvidarArchivos'](e.ctx(), { ids, huella: null, hasta: e.clock.now.toISOString() })
    expect(readdirSync(dir)).toEqual([])
  })
})
