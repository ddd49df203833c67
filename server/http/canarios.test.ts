import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { CallName } from '#contract/api.ts'
import { setLog } from '#server/platform/log.ts'
import { CANARIOS, canariosEn, columnasCon, sembrar, UN_RELATO, type Canario } from '#server/testing/canarios.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import {
  deReserva,
  empezarDeNuevo,
  enviar,
  llamadas,
  loginDe,
  muestra,
  quienPuede,
  type Envio,
  type Llamada,
  type Mundo,
  type Quien,
} from '#server/testing/llamadas.ts'
import { MATRIZ, QUIENES, type QuienDeMatriz } from '#server/testing/matriz/index.ts'
import { unaPersonaCanaria } from '#server/testing/persona-canaria.ts'
import { preparar } from '#server/testing/preparativos/index.ts'

/** A bare alias is the same call. */
const propias = llamadas.filter(({ path }) => path.startsWith('/api/'))

/** Numbers of papers and references of banks are kept figure by figure; nobody reads a card there. */
const CIFRAS_EXACTAS = [
  'corridas.referencia',
  'documentos.numero',
  'ediciones.contenido',
  'experiencias.registro_sernatur',
  'pagos_de_empresa.huella',
  'pagos_de_empresa.referencia',
]

/** Who is shown data of another person, by what they are to each other (docs/permisos.md). A call that is not here shows none. */
const MUESTRAN: Partial<Record<CallName, Partial<Record<QuienDeMatriz, Canario[]>>>> = {
  // Who takes them on the trip.
  listarReservasDeProveedor: { P: ['email', 'frase', 'nombre', 'telefono'] },
  verManifiestoDeProveedor: { P: ['email', 'frase', 'nombre', 'telefono'] },
  listarConversacionesDeProveedor: { P: ['frase'] },
  verConversacionDeProveedor: { P: ['frase'] },
  // Our staff, about what was sent to them, or after an entry in the audit.
  decidirMensajeReportado: { X: ['frase'] },
  verSolicitudDeDatos: { X: ['frase'] },
  resolverSolicitudDeDatos: { X: ['frase'] },
  mostrarDatosPersonales: { X: ['email', 'nombre', 'telefono'] },
}

const CABECERAS = {
  'x-reserva-clave': CANARIOS.secreto,
  'user-agent': UN_RELATO,
  'idempotency-key': CANARIOS.secreto,
  cookie: `a=${CANARIOS.secreto}`,
}

enCadaMundo(
  'canarios',
  (mundo, programa) => {
    it('lets nothing that people send into the log, an error, a header, the subject of a mail', async () => {
      const log: string[] = []
      setLog({ level: 'debug', sink: (line) => void log.push(line) })
      const quejas: string[] = []
      let logradas = 0
      for (const [n, llamada] of propias.entries()) {
        if (n % 8 === 0 || deReserva(llamada) || llamada.path.includes('/auth/')) await empezarDeNuevo(mundo())
        for (const [i, intento] of (await intentosDe(mundo(), llamada)).entries()) {
          const [response, desde] = [await enviar(mundo(), llamada, intento), log.length]
          const que = `${llamada.method} ${llamada.path} (${i}): ${response.status}`
          const cuerpo = response.ok ? '' : await response.text()
          if (response.status >= 500) quejas.push(`${que} ${cuerpo}`)
          if (i === 0 && response.ok) logradas++
          const lugares = [
            ['error', cuerpo],
            ...[...response.headers].map(([name, value]) => [`header ${name}`, value]),
            ...log.slice(desde).map((line) => ['log', line]),
          ] as const
          for (const [donde, texto] of lugares)
            quejas.push(...canariosEn(texto ?? '').map((cual) => `${que}: ${cual} in ${donde}: ${texto}`))
        }
      }
      await programa().settle()
      quejas.push(...log.filter((line) => canariosEn(line).length > 0))
      const { db } = programa().database
      for (const { asunto } of await db.selectFrom('correos').select('asunto').execute())
        quejas.push(...canariosEn(asunto).map((cual) => `${cual} in a subject: ${asunto}`))
      expect(quejas).toEqual([])
      expect(await columnasCon(db, 'secreto')).toEqual([])
      expect(await columnasCon(db, 'tarjeta')).toEqual(CIFRAS_EXACTAS)
      expect(await columnasCon(db, 'frase'), 'it was really sent and kept').toEqual(
        expect.arrayContaining(['reservas.comentario', 'solicitudes_empresa.notas', 'viajeros_frecuentes.nota']),
      )
      expect(logradas, 'most calls did what they were asked').toBeGreaterThan(propias.length * 0.9)
    }, 300_000)

    it('counts what visitors did without a word of theirs', async () => {
      const { rows } =
        await sql`select column_name from information_schema.columns where table_name = 'interes_diario' and data_type not in ('integer', 'date', 'uuid')`.execute(
          programa().database.db,
        )
      expect(rows).toEqual([])
    })

    it('asks for no personal data in an address', () => {
      // What our staff looks for is a person as often as not; what is sent as bytes has its fields in a header.
      const deAdmin = ({ access }: { access: readonly string[] }) => access.every((quien) => quien === 'admin')
      const enDireccion = propias
        .filter(({ call }) => !call.takes)
        .filter(({ inBody }) => !inBody)
        .flatMap(({ name, call, fields, params }) =>
          [...fields.map(([key]) => key), ...params]
            .filter(
              (key) =>
                (key === 'q' && deAdmin(call)) || /nombre$|mail|telefono|rut|documento$|contacto|^numero$/i.test(key),
            )
            .map((key) => `${name}: ${key}`),
        )
      expect(enDireccion).toEqual([])
    })
  },
  { solo: 'PGlite' },
)

enCadaMundo(
  'la persona canaria',
  (mundo) => {
    it('shows the data of a person to nobody who is not owed it', async () => {
      const suyos = await unaPersonaCanaria(mundo())
      const { clave } = await mundo().reservar(null)
      const visto: Record<string, Record<string, Canario[]>> = {}
      for (const [n, llamada] of [...propias]
        .sort((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'))
        .entries()) {
        if (n % 8 === 0 || llamada.method !== 'GET') await empezarDeNuevo(mundo())
        for (const [i, quien] of QUIENES.entries()) {
          if (MATRIZ[llamada.name][i] === '-') continue
          const response = await enviar(
            mundo(),
            llamada,
            deOtra(mundo(), llamada, { ...mundo().ids, ...suyos }, quien, quien === 'G' ? clave : undefined),
          )
          const hallados = [
            ...new Set([
              ...canariosEn(await response.text()),
              ...[...response.headers].flatMap(([, value]) => canariosEn(value)),
            ]),
          ]
          if (hallados.length > 0) (visto[llamada.name] ??= {})[quien] = hallados.toSorted()
        }
      }
      expect(visto).toEqual(MUESTRAN)
    }, 300_000)
  },
  { solo: 'PGlite' },
)

/** As whoever may, with good and with broken fields, a strange address, a dead credential, and a body that cannot be read. */
async function intentosDe(mundo: Mundo, llamada: Llamada): Promise<Envio[]> {
  const { call, fields, params, name, path, inBody } = llamada
  const quien = quienPuede(call)
  const comprador = quien === 'proveedor' || quien === 'admin' || quien === 'sistema' ? 'viajera' : quien
  const { ids: preparados, token: suyo, headers = {} } = await preparar(mundo, name)
  const reservaId = deReserva(llamada) ? (await mundo.reservar(comprador)).id : undefined
  const ids: Record<string, string> = { ...mundo.ids, ...loginDe(call), ...(reservaId && { reservaId }), ...preparados }
  const own = Object.fromEntries(
    params.map((key) => [
      key,
      preparados[key] ?? (path.includes('/api/reservas/') && reservaId ? reservaId : deSuNombre(path, key, ids)),
    ]),
  )
  const token = suyo ?? (quien ? mundo.token[quien] : undefined)
  const buenos = muestra(fields, ids)
  const deOtraForma = Object.fromEntries(params.map((key) => [key, encodeURIComponent(UN_RELATO)]))
  return [
    { params: own, campos: sembrar(llamada, buenos), token, headers },
    { params: own, campos: sembrar(llamada, buenos, true), token },
    ...(params.length > 0 ? [{ params: deOtraForma, campos: buenos, token }] : []),
    {
      params: own,
      campos: sembrar(llamada, buenos),
      headers: { ...CABECERAS, authorization: `Bearer ${CANARIOS.secreto}` },
    },
    ...(inBody ? [{ params: own, cuerpo: `{"${UN_RELATO}":`, token, headers: CABECERAS }] : []),
  ]
}

const SESION: Partial<Record<QuienDeMatriz, Quien>> = {
  T: 'viajera',
  H: 'anfitriona',
  P: 'proveedor',
  E: 'empresa',
  X: 'admin',
}

/** Somebody asks for what is hers. */
function deOtra(
  mundo: Mundo,
  llamada: Llamada,
  ids: Record<string, string>,
  quien: QuienDeMatriz,
  clave: string | undefined,
): Envio {
  const params = Object.fromEntries(llamada.params.map((key) => [key, deSuNombre(llamada.path, key, ids)]))
  const token = quien === 'K' ? mundo.token.sistema : SESION[quien] && mundo.token[SESION[quien]]
  return {
    params,
    campos: muestra(llamada.fields, { ...ids, ...loginDe(llamada.call), q: CANARIOS.email, tipo: 'persona' }),
    token,
    headers: clave ? { 'x-reserva-clave': clave } : {},
  }
}

/** `/conversaciones/:hiloId` → what `ids` says of either word. */
const deSuNombre = (path: string, param: string, ids: Record<string, string>): string =>
  ids[param] ?? ids[new RegExp(`/([\\w-]+)/:${param}`).exec(path)?.[1] ?? ''] ?? 'nadie'
