import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMailer } from '#server/platform/mailer.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unCorreo, type Escena } from '#server/testing/escenas.ts'
import { unServidorDeCorreo, type ServidorDeCorreo } from '#server/testing/smtp.ts'
import { correosJobs, encolarCorreo } from './index.ts'

let lineas: Record<string, unknown>[]
beforeEach(() => {
  lineas = []
  setLog({ level: 'info', sink: (linea) => void lineas.push(JSON.parse(linea) as Record<string, unknown>) })
})
afterEach(() => setLog({ level: 'error', sink: () => undefined }))

enCadaBase('the mail server', (escena) => {
  const jobs = (url: string) => correosJobs(createMailer({ smtpUrl: url, dir: '' }))
  const escribir = async (e: Escena, para: string): Promise<void> => {
    e.avanzar(1)
    await e.ctx().transaction((tx) =>
      encolarCorreo(e.ctx(), tx, `aprobar:${randomUUID()}`, {
        para,
        asunto: 'Hola',
        titulo: 'Hola',
        parrafos: ['Hola'],
      }),
    )
  }
  /** Every sending that waits in the queue, once; those that fail are tried again by it. */
  const trabajar = async (e: Escena, url: string): Promise<number> => {
    const tareas = e.tareas.splice(0).filter(({ job }) => job === 'correos.enviar')
    let fallas = 0
    const enviar = jobs(url)['correos.enviar']
    for (const { data } of tareas) await enviar(e.ctx(), data as { id: string }).catch(() => fallas++)
    return fallas
  }
  const probar = (e: Escena, url: string) => jobs(url)['correos.probar'](e.ctx())
  const estados = async (e: Escena) =>
    Object.fromEntries(
      (await e.db.selectFrom('correos').select(['para', 'estado']).execute()).map(({ para, estado }) => [para, estado]),
    )
  const apagado = async (): Promise<{ url: string; port: number }> => {
    const { url, cerrar } = await unServidorDeCorreo()
    await cerrar()
    return { url, port: Number(new URL(url).port) }
  }

  it('is away: no try is used up, one mail a minute asks for all, and once it is back they leave together, each once', async () => {
    const e = escena()
    const { url, port } = await apagado()
    const personas = [unCorreo(), unCorreo(), unCorreo()]
    for (const para of personas) await escribir(e, para)
    expect(await trabajar(e, url)).toBe(0)
    for (let minuto = 0; minuto < 15; minuto++) await probar(e, url)
    expect(await estados(e)).toEqual(Object.fromEntries(personas.map((para) => [para, 'pendiente'])))
    // The first to find it away, and then one a minute; the others wait without asking.
    expect(lineas.filter(({ event }) => event === 'service.failed')).toHaveLength(16)
    const tarde = unCorreo()
    await escribir(e, tarde)
    const servidor = await unServidorDeCorreo(undefined, port)
    expect(await trabajar(e, url)).toBe(0)
    expect(servidor.tomados).toEqual([])
    await probar(e, url)
    expect(servidor.tomados).toEqual([personas[0]])
    expect(await trabajar(e, url)).toBe(0)
    expect(servidor.tomados).toEqual([...personas, tarde])
    expect(lineas.filter(({ event }) => event === 'correo.repetidos')).toMatchObject([{ cuantos: 3 }])
    await probar(e, url)
    expect(await trabajar(e, url)).toBe(0)
    expect(servidor.tomados).toHaveLength(4)
    await servidor.cerrar()
  })

  it.each([
    ['550 5.1.1 no existe rosa@ejemplo.cl', 'RCPT', '550 5.1.1'],
    ['550 no', 'RCPT', '550'],
    ['554 5.7.1 parece un aviso', 'DATA', '554 5.7.1'],
  ])(
    'says %s to one: that is final, costs the others nothing, and no line names whom it was for',
    async (dicho, cuando, codigo) => {
      const e = escena()
      const [mala, buena] = [unCorreo(), unCorreo()]
      let para = ''
      const servidor = await unServidorDeCorreo((line) => {
        para = /^RCPT TO:<([^>]*)>/im.exec(line)?.[1] ?? para
        return line.startsWith(cuando) && para === mala ? dicho : '250 bien'
      })
      for (const una of [mala, buena]) await escribir(e, una)
      expect(await trabajar(e, servidor.url)).toBe(0)
      expect(await estados(e)).toEqual({ [mala]: 'rechazado', [buena]: 'enviado' })
      expect(
        await e.db.selectFrom('correos').select(['rechazo', 'rechazadoEn']).where('para', '=', mala).execute(),
      ).toEqual([{ rechazo: codigo, rechazadoEn: e.clock.now }])
      expect(lineas.filter(({ event }) => event === 'correo.rechazado')).toMatchObject([{ clase: 'aprobar', codigo }])
      expect(JSON.stringify(lineas)).not.toMatch(/@(?!\])/)
      await probar(e, servidor.url)
      expect(servidor.tomados).toEqual([buena])
      await servidor.cerrar()
    },
  )

  it.each([
    ['450 más tarde', 'RCPT', 1, 'is tried again alone'],
    ['550 no conozco a quien envía', 'MAIL', 0, 'waits with all: it says that of ours'],
    ['421 cerrado', 'RCPT', 0, 'waits with all'],
  ])('says %s to %s: that mail %#', async (dicho, cuando, fallas) => {
    const e = escena()
    const para = unCorreo()
    const servidor = await unServidorDeCorreo((line) => (line.startsWith(cuando) ? dicho : '250 bien'))
    await escribir(e, para)
    expect(await trabajar(e, servidor.url)).toBe(fallas)
    expect(await estados(e)).toEqual({ [para]: 'pendiente' })
    expect(await e.db.selectFrom('correos').select('id').where('esperaDesde', 'is not', null).execute()).toHaveLength(
      1 - fallas,
    )
    await servidor.cerrar()
  })

  it('is there, though it will not take the one that asks for all: the others leave', async () => {
    const e = escena()
    const { url, port } = await apagado()
    const [primera, segunda] = [unCorreo(), unCorreo()]
    for (const para of [primera, segunda]) await escribir(e, para)
    await trabajar(e, url)
    const servidor: ServidorDeCorreo = await unServidorDeCorreo(
      (line) => (line.includes(primera) ? '450 más tarde' : '250 bien'),
      port,
    )
    await probar(e, url)
    expect(await trabajar(e, url)).toBe(1)
    expect(await estados(e)).toEqual({ [primera]: 'pendiente', [segunda]: 'enviado' })
    await servidor.cerrar()
  })
})
