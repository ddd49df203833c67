import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unUsuario } from '#server/testing/datos.ts'
import { unCorreo, type Escena } from '#server/testing/escenas.ts'
import { pedirClaveNueva } from './pedir-clave-nueva.ts'
import { usuariosJobs } from './usuarios.jobs.ts'

setLog({ sink: () => undefined })

/** What asking for that address makes the database and the queue do. */
async function trabajoDe(e: Escena, email: string) {
  const hecho: string[] = []
  const espia: KyselyPlugin = {
    transformQuery: ({ node }) => (hecho.push(node.kind), node),
    transformResult: async ({ result }) => result,
  }
  const { db, transaction, ...resto } = e.ctx()
  await pedirClaveNueva(
    {
      ...resto,
      db: db.withPlugin(espia),
      transaction: (act) => transaction((tx) => act(tx.withPlugin(espia) as typeof tx)),
    },
    { email },
  )
  const trabajos = e.tareas.splice(0)
  return { hecho, trabajos }
}

enCadaBase('a forgotten password', (escena) => {
  it('asks as much of the database and of the queue for an address that nobody has, and mails only the one that somebody has', async () => {
    const e = escena()
    const [conocida, desconocida] = [await trabajoDe(e, (await unUsuario(e.db)).email), await trabajoDe(e, unCorreo())]
    expect(conocida.hecho.length).toBeGreaterThan(3)
    expect(desconocida.hecho).toEqual(conocida.hecho)
    const forma = ({ trabajos }: typeof conocida) => trabajos.map(({ job, data }) => [job, Object.keys(data)])
    expect(forma(desconocida)).toEqual(forma(conocida))
    for (const { trabajos } of [conocida, desconocida])
      for (const { data } of trabajos) await usuariosJobs['usuarios.correoDeClave'](e.ctx(), data as never)
    expect(await e.db.selectFrom('correos').select('asunto').where('clave', 'like', 'clave:%').execute()).toEqual([
      { asunto: 'Cambia tu contraseña' },
    ])
  })
})
