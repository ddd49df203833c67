import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { calls } from '#contract/api.ts'
import { parseRoute } from '#contract/call.ts'
import { Id } from '#contract/comun.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { intentosDe } from '#server/testing/intentos.ts'
import {
  ajenos,
  archivoPara,
  enviar,
  isOptional,
  llamadas,
  muestra,
  quienPuede,
  valor,
  type Llamada,
} from '#server/testing/llamadas.ts'
import { dañosDe, dañosDeConsulta } from '#server/testing/malos-datos.ts'
import { unRut } from '#server/testing/preparativos/empresas.ts'
import {
  quejasDeDemasiado,
  quejasDeInvalido,
  quejasDeProblema,
  quejasDeRespuesta,
  type Quejas,
} from '#server/testing/respuestas.ts'

const NADIE = '00000000-0000-4000-8000-000000000000'

// Limits are proved in limites.test.ts; here each test starts with none used up.
enCadaMundo('every call', (mundo, programa, base) => {
  let quejas: Quejas
  beforeEach(() => {
    quejas = []
  })

  /** What is refused before any query reads alike on every database. */
  const enUna = base === 'PGlite' ? llamadas : []

  const mirar = async (que: string, found: Promise<Quejas>): Promise<void> =>
    void quejas.push(...(await found).map((queja) => `${que}: ${queja}`))
  const token = ({ call }: Llamada) => {
    const quien = quienPuede(call)
    return quien ? mundo().token[quien] : undefined
  }
  const campos = ({ fields }: Llamada) => muestra(fields, { ...mundo().ids, reservaId: NADIE })
  const pedir = (path: string, init?: RequestInit) =>
    programa().fetch(new Request(`http://localhost:3999${path}`, init))

  // First: what was done before may be answered without being counted again.
  it.each(
    llamadas.filter(({ call }) => call.errors.includes('demasiados-intentos') && !CUENTA_OTRA_COSA.test(call.route)),
  )('$method $path says when to come back, once its own count is used up', async (llamada) => {
    const { db } = programa().database
    Object.assign(programa().deps, { address: () => '198.51.100.7' })
    try {
      const [intento] = await intentosDe(mundo(), llamada)
      // What every call counts by address is proved in demasiados.test.ts.
      await sql`create function usado() returns trigger language plpgsql as 'begin new.cuenta := 100000; return new; end'`.execute(
        db,
      )
      await sql`create trigger usado before insert on limites for each row when (new.clave not like 'leer:%' and new.clave not like 'escribir:%') execute function usado()`.execute(
        db,
      )
      await mirar('used up', quejasDeDemasiado(await enviar(mundo(), llamada, intento!), 86_400))
    } finally {
      Object.assign(programa().deps, { address: () => null })
      await sql`drop function if exists usado() cascade`.execute(db)
    }
    expect(quejas).toEqual([])
  })

  it.each(enUna.filter((l) => l.inBody))('$method $path tells what is wrong with a body', async (llamada) => {
    const send = (cuerpo: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
      enviar(mundo(), llamada, { token: token(llamada), cuerpo, headers: { 'content-type': type } })
    for (const cuerpo of ILEGIBLES) await mirar(String(cuerpo), quejasDeProblema(await send(cuerpo), 400))
    for (const cuerpo of SIN_CAMPOS) await mirar(cuerpo, quejasDeInvalido(await send(cuerpo), 'cuerpo'))
    await mirar(
      'packed',
      quejasDeProblema(
        await enviar(mundo(), llamada, {
          token: token(llamada),
          cuerpo: gzipSync('{"a":1}'),
          headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        }),
        415,
        'cuerpo-comprimido',
      ),
    )
    for (const type of OTROS_TIPOS) await mirar(type, quejasDeProblema(await send('{"a":1}', type), 415))
    const max = llamada.call.maxBody ?? 64 * 1024
    await mirar('large', quejasDeProblema(await send(JSON.stringify({ x: 'a'.repeat(max) })), 413))
    for (const [que, x] of Object.entries(DESMEDIDOS))
      await mirar(que, quejasDeProblema(await send(x), x.length > max ? 413 : 422))
    expect(quejas).toEqual([])
  })

  it.each(enUna.filter((l) => !isPublic(l)))(
    '$method $path asks for a credential, and takes no dead or foreign one',
    async (llamada) => {
      const { access } = llamada.call
      if (!access.includes('visitante'))
        await mirar('none', quejasDeProblema(await enviar(mundo(), llamada, { campos: campos(llamada) }), 401))
      for (const authorization of [
        'Bearer nadie',
        'Bearer',
        'Bearer a b',
        'Basic dXNlcjpwYXNz',
        `Bearer ${'x'.repeat(5000)}`,
      ]) {
        await mirar(
          authorization,
          quejasDeProblema(
            await enviar(mundo(), llamada, { campos: campos(llamada), headers: { authorization } }),
            401,
          ),
        )
      }
      for (const quien of ajenos(llamada.call))
        await mirar(
          quien,
          quejasDeProblema(
            await enviar(mundo(), llamada, { campos: campos(llamada), token: mundo().token[quien] }),
            403,
            'contexto-ajeno',
          ),
        )
      const needsMembership = access.every((a) => a === 'anfitrion' || a === 'empresa')
      if (needsMembership)
        await mirar(
          'traveller',
          quejasDeProblema(
            await enviar(mundo(), llamada, { campos: campos(llamada), token: mundo().token.viajera }),
            403,
            'sin-permiso',
          ),
        )
      expect(quejas).toEqual([])
    },
  )

  it.each(enUna.filter(isPublic))('$method $path looks at no credential', async (llamada) => {
    const statuses: number[] = []
    for (const authorization of ['', 'Bearer nadie', 'Basic dXNlcjpwYXNz', `Bearer ${mundo().token.admin}`]) {
      const sent = {
        ...campos(llamada),
        ...(llamada.call.status === 201 && { email: `${crypto.randomUUID()}@mundo.cl`, rut: unRut() }),
      }
      statuses.push(
        (await enviar(mundo(), llamada, { campos: sent, headers: authorization ? { authorization } : {} })).status,
      )
    }
    expect(new Set(statuses).size, String(statuses)).toBe(1)
  })

  it.each(llamadas.filter((l) => l.params.length > 0))(
    '$method $path knows no such thing, whatever the form of its id',
    async (llamada) => {
      for (const id of IDS_EXTRANOS) {
        const params = Object.fromEntries(llamada.params.map((key) => [key, encodeURIComponent(id)]))
        await mirar(
          id.slice(0, 40),
          quejasDeProblema(
            await enviar(mundo(), llamada, { params, campos: campos(llamada), token: token(llamada) }),
            404,
          ),
        )
      }
      expect(quejas).toEqual([])
    },
  )

  it.each(enUna)('$method $path refuses each field that breaks its rule, in Spanish', async (llamada) => {
    const good = campos(llamada)
    const send = (sent: Record<string, unknown>) => enviar(mundo(), llamada, { token: token(llamada), campos: sent })
    for (const [key, schema] of llamada.fields) {
      if (!isOptional(schema)) await mirar(`no ${key}`, quejasDeInvalido(await send(without(good, key)), key))
      for (const { campo, valor: bad, que } of llamada.inBody ? dañosDe(key, schema) : dañosDeConsulta(key, schema)) {
        const response = await send(replaced({ ...good, [key]: good[key] ?? valor(key, {}, mundo().ids) }, campo, bad))
        const odd =
          schema === Id && typeof bad === 'string'
            ? quejasDeProblema(response, 404)
            : que === 'raro'
              ? quejasDeRareza(response)
              : quejasDeInvalido(response, campo)
        await mirar(`${campo} ${que} ${JSON.stringify(bad)?.slice(0, 60)}`, odd)
      }
      if (llamada.inBody) await mirar(`${key} 1e3`, quejasDeExponente(llamada, key, good))
      else
        await mirar(
          `${key} twice`,
          quejasDeInvalido(
            await pedir(`${pathOf(llamada)}${llamada.call.takes ? '' : `?${key}=1&${key}=2`}`, {
              method: llamada.method,
              headers: {
                ...bearer(token(llamada)),
                'content-type': archivoPara(llamada.call).tipo,
                ...(llamada.call.takes && { 'x-campos': `${key}=1&${key}=2` }),
              },
              ...(llamada.call.takes && { body: archivoPara(llamada.call).cuerpo }),
            }),
            key,
          ),
        )
    }
    expect(quejas).toEqual([])
  })

  /** `1e3` where an integer is asked for; JSON.stringify never writes it. */
  async function quejasDeExponente(llamada: Llamada, key: string, good: Record<string, unknown>): Promise<Quejas> {
    const text = JSON.stringify({ [key]: good[key] ?? null })
    if (!/[:[]\d+[,}\]]/.test(text)) return []
    const rest = JSON.stringify(without(good, key)).slice(1, -1)
    const cuerpo = `{${rest}${rest && ','}${text.replaceAll(/(?<=[:[])\d+(?=[,}\]])/g, '1e0').slice(1, -1)}}`
    return quejasDeInvalido(await enviar(mundo(), llamada, { token: token(llamada), cuerpo }), key)
  }

  it.each(enUna)('$method $path takes its own method alone', async (llamada) => {
    const canonical = `/api${pathOf(llamada).replace(/^\/api/, '')}`
    const allowed = new Set<string>(
      Object.values(calls)
        .map(parseRoute)
        .filter(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(canonical))
        .map(({ method }) => method),
    )
    if (allowed.has('GET')) allowed.add('HEAD')
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].filter(
      (m) => !allowed.has(m),
    )) {
      const response = await enviar(mundo(), llamada, { method: other })
      const told = new Set(response.headers.get('allow')?.split(', '))
      await mirar(other, quejasDeProblema(response, 405, 'metodo-no-admitido'))
      if (told.symmetricDifference(allowed).size > 0) quejas.push(`${other}: allow ${[...told].join()}`)
    }
    expect(quejas).toEqual([])
  })

  it.each(llamadas.filter((l) => l.method === 'GET'))(
    '$method $path answers HEAD like GET, without the body',
    async (llamada) => {
      const [get, head] = [
        await enviar(mundo(), llamada, { params: mundo().ids, token: token(llamada) }),
        await enviar(mundo(), llamada, { params: mundo().ids, token: token(llamada), method: 'HEAD' }),
      ]
      expect(head.status).toBe(get.status)
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
      expect(await head.text()).toBe('')
    },
  )

  it.each(llamadas)('$method $path answers in the shape it promises', async (llamada) => {
    const seen: number[] = []
    for (const intento of await intentosDe(mundo(), llamada)) {
      const response = await enviar(mundo(), llamada, intento)
      seen.push(response.status)
      await mirar(String(response.status), quejasDeRespuesta(llamada.call, response))
    }
    expect(quejas).toEqual([])
    expect(seen, 'intentosDe() gives no call of this kind what it needs to succeed').toContain(
      llamada.call.status ?? 200,
    )
  })

  it('answers every address that no call has as unknown, never with a page', async () => {
    for (const path of DESCONOCIDAS) {
      for (const method of ['GET', 'POST', 'DELETE'])
        await mirar(`${method} ${path}`, quejasDeProblema(await pedir(path, { method }), 404, 'ruta-desconocida'))
    }
    expect(quejas).toEqual([])
  })

  it.each([
    ['POST', '/api/salud', 'GET, HEAD'],
    ['GET', '/api/stripe-webhook', 'POST'],
    ['GET', '/stripe-webhook', 'POST'],
    ['DELETE', '/api/openapi.json', 'GET, HEAD'],
  ])('refuses %s %s', async (method, path, allow) => {
    const response = await pedir(path, { method })
    expect(response.headers.get('allow')).toBe(allow)
    expect(await quejasDeProblema(response, 405)).toEqual([])
  })

  it.each([
    'constructor=1',
    '__proto__=1',
    'toString=1',
    'utm=a&utm=b',
    'q=a?b',
    'precioMin=%00',
    'participantes=abc&precioMax=1e3',
  ])('ignores a query that says nothing to it: %s', async (query) => {
    expect((await pedir(`/api/v1/experiencias?${query}`)).status).toBe(200)
  })

  it.each(['q=%E0%A4%A', 'q=100%', 'precioMin=%zz', '%=1', 'q=%FF'])(
    'does not read a query whose escapes are no text: %s',
    async (query) => {
      expect(await quejasDeProblema(await pedir(`/api/v1/experiencias?${query}`), 400, 'cuerpo-ilegible')).toEqual([])
    },
  )

  it.each(['0', '17', '99', '-1', '1e1', 'X5', 'nope', 'Atl%C3%A1ntida'])('knows no region %s', async (region) => {
    for (const path of ['experiencias', 'proveedores'])
      expect(await quejasDeInvalido(await pedir(`/api/v1/${path}?region=${region}`), 'region')).toEqual([])
  })

  it('knows no kind Nope', async () => {
    for (const path of ['experiencias', 'proveedores'])
      expect(await quejasDeInvalido(await pedir(`/api/v1/${path}?tipo=Nope`), 'tipo')).toEqual([])
  })

  it('tells a wrong password as wrong, however long', async () => {
    for (const path of ['/api/auth/login', '/api/provider/auth/login', '/api/admin/auth/login']) {
      const body = JSON.stringify({ email: 'nadie@mundo.cl', password: 'a'.repeat(5000) })
      expect(
        await quejasDeProblema(
          await pedir(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
          401,
          'credenciales-incorrectas',
        ),
      ).toEqual([])
    }
  })

  it('reads a query to its end, and no longer one than 4 KiB', async () => {
    const found = (await (await pedir('/api/v1/experiencias?q=lugar%3F&precioMin=1')).json()) as unknown[]
    const none = (await (await pedir('/api/v1/experiencias?q=lugar?nadie&precioMin=19999999')).json()) as unknown[]
    expect([found.length > 0, none.length]).toEqual([true, 0])
    expect(await quejasDeProblema(await pedir(`/api/v1/experiencias?q=${'a'.repeat(4100)}`), 400)).toEqual([])
  })
})

const SIN_CAMPOS = ['[]', '[{"a":1}]', '"x"', 'null', '7', 'true']
const ILEGIBLES = [
  '{',
  '{"a":1}}',
  "{'a':1}",
  'a=1',
  '{"a":"\u0001"}',
  '\ufeff',
  new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]),
]
const OTROS_TIPOS = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonx',
  'application/json; charset=utf-7',
  'application/xml',
  '',
]
const DESMEDIDOS = {
  'depth 11': `{"x":${'['.repeat(11)}${']'.repeat(11)}}`,
  'depth 30,000': `{"x":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  '101 items': JSON.stringify({ x: Array.from({ length: 101 }, () => 1) }),
  '101 fields': JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`k${i}`, 1]))),
}
const IDS_EXTRANOS = [
  NADIE,
  '🦙',
  '\'";--',
  'x'.repeat(201),
  'x'.repeat(5000),
  '../../x',
  '..%2f',
  '%2e%2e',
  '\u0000',
  '\u202e',
  '%',
  'a/b',
  ' ',
  "1' or '1'='1",
  '%00',
  '-1',
  '1e3',
  'null',
  '__proto__',
]
const DESCONOCIDAS = [
  '/api',
  '/api/',
  '/api/nada',
  '/api/reservas/',
  '/api//reservas',
  '/api/auth',
  '/v1',
  '/api/auth/login/',
  '/reservas/',
  '/api/auth/login;a=1',
  '/api/auth/login.',
  '/api/Auth/login',
  '/api/auth%2flogin',
  '/api/%61uth/me/x',
  '/stripe-webhook/x',
  '/api/%2e%2e%2freservas',
]

// Failures alone, nothing of its own, or in silence: limites.test.ts. A code that was mailed is told again: datos-de-reserva.test.ts.
const CUENTA_OTRA_COSA =
  /reservas\/:id\/datos\/codigo$|auth\/(login|clave|totp.*|reset-password|verificar-correo|correo\/deshacer|forgot-password)$|(privacidad\/borrado|\/baja)$/

const isPublic = ({ call }: Llamada): boolean => call.access.includes('publico')
const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}
const pathOf = ({ path }: Llamada): string => path.replaceAll(/:(\w+)/g, NADIE)
const quejasDeRareza = async ({ status }: Response): Promise<Quejas> => (status < 500 ? [] : [String(status)])
const without = (object: Record<string, unknown>, key: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([k]) => k !== key))

function replaced(object: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const [key = '', ...rest] = path.split('.')
  return {
    ...object,
    [key]: rest.length === 0 ? value : replaced((object[key] ?? {}) as Record<string, unknown>, rest.join('.'), value),
  }
}
