import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PRIMERAS } from '#domain/reglas/primeras.ts'
import { DATOS_PRIMEROS } from '#domain/sitio/datos.ts'
import { remitenteDe } from '#domain/sitio/remitente.ts'
import { insertRegla, moverReglas } from '#server/modules/reglas/index.ts'
import { createMailer } from '#server/platform/mailer.ts'
import { correosJobs, encolarCorreo } from '#server/modules/correos/index.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { unUsuario } from '#server/testing/datos.ts'
import { unCorreo } from '#server/testing/escenas.ts'
import { componerIcs } from '#domain/reservas/ics.ts'
import { leerSitio, organizador } from '#server/modules/sitio/index.ts'

const OTRO = {
  ...DATOS_PRIMEROS,
  marca: 'Pagos del Sur',
  marcaCorta: 'Pagos',
  lema: 'Vive el sur',
  razonSocial: 'Pagos SpA',
  rut: '76543210-3',
  direccion: 'Calle 1',
  ciudad: 'Puerto Varas',
  correo: 'hola@pagos.cl',
  telefono: '+56912345678',
  telefonoHorario: 'de 9 a 18',
  diasDeRespuesta: 1,
  colores: { primario: '#7b1fa2', acento: '' },
}

enCadaMundo('a site under another name', (mundo, programa) => {
  const texto = async (path: string): Promise<string> => (await programa().request('GET', path)).text()

  async function loQueDice(): Promise<Record<string, string>> {
    const ctx = programa().ctx()
    const dir = mkdtempSync(join(tmpdir(), 'correo-'))
    const para = unCorreo()
    await ctx.transaction((tx) =>
      encolarCorreo(ctx, tx, `codigo-de-datos:${para}`, {
        para,
        asunto: 'Tu código',
        titulo: 'Tu código',
        parrafos: ['Te respondemos {{plazo}}. Escribe {{adonde}}.'],
        accion: { texto: 'Ver', enlace: 'http://localhost:3999/' },
      }),
    )
    const { id } = await ctx.db.selectFrom('correos').select('id').where('para', '=', para).executeTakeFirstOrThrow()
    await correosJobs(createMailer({ dir }))['correos.enviar'](ctx, { id })
    return {
      correo: readFileSync(join(dir, readdirSync(dir)[0]!), 'utf8').replaceAll(/=\r?\n/g, ''),
      sitio: await texto('/api/v1/sitio'),
      mcp: await (
        await programa().request('POST', '/api/mcp', {
          token: mundo().token.sistema,
          body: { jsonrpc: '2.0', id: 1, method: 'initialize', params: {} },
        })
      ).text(),
      octo: await (await programa().request('GET', '/api/octo/supplier', { token: mundo().token.sistema })).text(),
      calendario: componerIcs([], {
        organizador: await organizador(ctx),
        feed: { nombre: 'x', url: 'x', zona: 'America/Santiago', creado: ctx.now },
      }),
      organizador: JSON.stringify(await organizador(ctx)),
      llms: await texto('/llms.txt'),
      manifest: await texto('/manifest.webmanifest'),
      openapi: (JSON.parse(await texto('/api/openapi.json')) as { info: { title: string } }).info.title,
      terminos: await texto('/api/v1/textos/terminos'),
      privacidad: await texto('/api/v1/textos/privacidad'),
      matheus: await (
        await programa().request('POST', '/api/chat/ask', { body: { message: '¿Cómo los contacto?' } })
      ).text(),
      remitente: JSON.stringify(
        remitenteDe(await leerSitio(ctx), { mailFrom: ctx.settings.MAIL_FROM, baseUrl: ctx.settings.BASE_URL }),
      ),
    }
  }

  it('says so everywhere, and gives out the same identifiers', async () => {
    const antes = await loQueDice()
    for (const [donde, dicho] of Object.entries(antes))
      expect(dicho, donde).not.toMatch(/Pagos|hola@|tourismhub\.example|\{\{/)
    expect(JSON.parse(await texto('/api/salud'))).toEqual({
      estado: 'bien',
      sitio: {
        faltan: [
          'razonSocial',
          'rut',
          'giro',
          'direccion',
          'representante',
          'correo',
          'telefono',
          'telefonoHorario',
          'diasDeRespuesta',
          'cuenta',
          'terminosSinAprobar',
          'privacidadSinAprobar',
        ],
      },
    })
    const { id: autor } = await unUsuario(programa().database.db)
    await programa().database.transaction((tx) =>
      insertRegla(tx, {
        clase: 'sitio',
        version: 2,
        vigenteDesde: programa().clock.now,
        contenido: OTRO,
        autor,
        motivo: 'Otro nombre',
        createdAt: programa().clock.now,
      }),
    )
    moverReglas()
    const despues = await loQueDice()
    for (const [donde, dicho] of Object.entries(despues)) expect(dicho, donde).not.toMatch(/Tourism Hub|\{\{/)
    expect(despues.correo).toMatch(/^From: Pagos del Sur <hola@pagos\.cl>\r?$/m)
    expect(despues.correo).toMatch(/Message-ID: <[\da-f-]+@tourismhub>/)
    expect(despues.correo).toContain('Escribe a hola@pagos.cl.')
    expect(despues.correo).toContain('#7b1fa2')
    expect(despues.correo).not.toMatch(/#0e5a6b/i)
    expect(JSON.parse(despues.mcp!)).toMatchObject({
      result: { serverInfo: { name: 'tourism-hub-chile', title: 'Pagos del Sur' } },
    })
    expect(despues.octo).toContain('"id":"tourism-hub-chile","name":"Pagos del Sur"')
    expect(despues.octo).toContain(
      '"contact":{"website":"http://localhost:3999","email":"hola@pagos.cl","telephone":"+56912345678","address":"Calle 1, Puerto Varas"}',
    )
    expect(despues.calendario).toContain('PRODID:-//Pagos del Sur//Reservas//ES')
    expect(despues.organizador).toBe('{"nombre":"Pagos del Sur","correo":"hola@pagos.cl"}')
    expect(despues.llms).toMatch(/^# Pagos del Sur\n/)
    expect(JSON.parse(despues.manifest!)).toMatchObject({
      name: 'Pagos del Sur',
      short_name: 'Pagos',
      description: 'Vive el sur',
    })
    expect(despues.openapi).toBe('Pagos del Sur')
    expect(despues.terminos).toContain('Escríbenos a hola@pagos.cl: respondemos en 1 día hábil.')
    expect(despues.privacidad).toContain(
      'Pagos del Sur (Pagos SpA, RUT 76.543.210-3, Calle 1, Puerto Varas) es responsable',
    )
    expect(despues.matheus).toContain('Escríbenos a hola@pagos.cl: te responde una persona en 1 día hábil.')
    expect(JSON.parse(await texto('/api/salud'))).toMatchObject({
      sitio: { faltan: ['giro', 'representante', 'cuenta', 'terminosSinAprobar', 'privacidadSinAprobar'] },
    })
    expect(programa().ctx().identidad).toEqual({ proveedorOcto: 'tourism-hub-chile', dominio: 'tourismhub' })
  })

  it('says the policies as they stand, in the terms and by Matheus', async () => {
    const { id: autor } = await unUsuario(programa().database.db)
    const dicho = async () => [
      await texto('/api/v1/textos/terminos'),
      await (
        await programa().request('POST', '/api/chat/ask', { body: { message: '¿Cómo cancelo mi reserva?' } })
      ).text(),
    ]
    for (const uno of await dicho()) expect(uno).toContain('Flexible: 100 % hasta 24 horas antes.')
    const contenido = { ...PRIMERAS.cancelacion, flexible: [{ hasta: 48, porcentaje: 100 }] }
    await programa().database.transaction((tx) =>
      insertRegla(tx, {
        clase: 'cancelacion',
        version: 2,
        vigenteDesde: programa().clock.now,
        contenido,
        autor,
        motivo: 'Más plazo',
        createdAt: programa().clock.now,
      }),
    )
    moverReglas()
    for (const uno of await dicho()) expect(uno).toContain('Flexible: 100 % hasta 48 horas antes.')
  })
})
