import { SITIO } from '#web/ui/marca.ts'

/** What a reader copies, in lines that fit a phone: a test runs every block against a server, in this order, with a key of its own. */
export const prepararEn = (origen: string): string => `export BASE=${origen}
export OCTO=$BASE/api/octo
export B2B=$BASE/api/v1/b2b
export CLAVE=thub_live_TU_CLAVE
dia() { node -p "new Date(
  Date.now() + $1 * 864e5
).toISOString().slice(0, 10)"; }
export DESDE=\${DESDE:-$(dia 7)}
export HASTA=\${HASTA:-$(dia 21)}
export RESERVA=\${RESERVA:-$(
  node -p 'crypto.randomUUID()')}
export ORDEN=\${ORDEN:-$(
  node -p 'crypto.randomUUID()')}`

export const CON_CLAVE = '-H "Authorization: Bearer $CLAVE"'
export const JSON_CON_CLAVE = `${CON_CLAVE} \\
  -H Content-Type:application/json`

export const PASOS = [
  [
    'Busca qué vender',
    'Elige un producto y guarda su id: `export PRODUCTO=…`',
    `curl -s $OCTO/products \\
  ${CON_CLAVE} \\
  -H Octo-Capabilities:octo/pricing`,
    `[{ "id": "a37e192d-…",
   "internalName": "Almuerza entre…",
   "timeZone": "America/Santiago",
   "instantConfirmation": true,
   "options": [{
     "id": "DEFAULT",
     "units": [{
       "id": "adulto",
       "type": "ADULT",
       "pricingFrom": [{
         "retail": 54000,
         "net": 48600,
         "currency": "CLP" }] }] }] }]`,
  ],
  [
    'Mira los cupos',
    'Entre `DESDE` y `HASTA`. Elige una salida con cupos (`vacancies` mayor que 0) y guarda su id: `export SALIDA=…`',
    `curl -s -X POST $OCTO/availability \\
  ${JSON_CON_CLAVE} \\
  -d @- <<FIN
{ "productId": "$PRODUCTO",
  "optionId": "DEFAULT",
  "localDateStart": "$DESDE",
  "localDateEnd": "$HASTA" }
FIN`,
    `[{ "id": "2026-12-05T13:00:00-03:00",
   "available": true,
   "status": "AVAILABLE",
   "vacancies": 12,
   "utcCutoffAt":
     "2026-12-05T14:00:00Z" }]`,
  ],
  [
    'Retén cupos por 30 minutos',
    'El `uuid` lo pones tú, en `RESERVA`: repetir la misma solicitud devuelve la misma reserva.',
    `curl -s -X POST $OCTO/bookings \\
  ${JSON_CON_CLAVE} \\
  -d @- <<FIN
{ "uuid": "$RESERVA",
  "productId": "$PRODUCTO",
  "optionId": "DEFAULT",
  "availabilityId": "$SALIDA",
  "unitItems": [
    { "unitId": "adulto" }] }
FIN`,
    `{ "uuid": "2cabd70b-…",
  "status": "ON_HOLD",
  "supplierReference": "YDR2E6UH",
  "utcExpiresAt":
    "2026-11-21T19:51:11Z" }`,
  ],
  [
    'Confirma',
    'Desde aquí el cupo está vendido, y queda a cuenta de tu empresa.',
    `curl -s -X POST \\
  $OCTO/bookings/$RESERVA/confirm \\
  ${JSON_CON_CLAVE} \\
  -d '{ "contact": {
    "firstName": "Ana",
    "lastName": "Rojas",
    "emailAddress": "ana@ejemplo.cl"
  } }'`,
    `{ "status": "CONFIRMED",
  "utcExpiresAt": null,
  "utcConfirmedAt":
    "2026-11-21T19:25:02Z",
  "voucher": { "deliveryOptions": [{
    "deliveryFormat": "QRCODE",
    "deliveryValue": "…" }] } }`,
  ],
  [
    'Cancela',
    'Hasta el plazo de la experiencia; lo que devuelve dice su política.',
    `curl -s -X POST \\
  $OCTO/bookings/$RESERVA/cancel \\
  ${JSON_CON_CLAVE} \\
  -d '{ "reason": "Prueba" }'`,
    `{ "status": "CANCELLED",
  "cancellable": false,
  "cancellation": {
    "refund": "FULL",
    "reason": "Prueba" } }`,
  ],
] as const

export const GUION = `const { BASE, CLAVE } = process.env
const dia = (dias) =>
  new Date(Date.now() + dias * 864e5)
    .toISOString().slice(0, 10)

async function pedir(ruta, cuerpo) {
  const url = BASE + '/api/octo' + ruta
  const respuesta = await fetch(url, {
    method: cuerpo ? 'POST' : 'GET',
    headers: {
      authorization: 'Bearer ' + CLAVE,
      'content-type': 'application/json',
    },
    body: cuerpo && JSON.stringify(cuerpo),
  })
  const texto = await respuesta.text()
  if (!respuesta.ok) throw Error(texto)
  return JSON.parse(texto)
}

const optionId = 'DEFAULT'
const unitItems = [{ unitId: 'adulto' }]

const lista = await pedir('/products')
for (const { id, options } of lista) {
  const { units } = options[0]
  const deAdulto = units.some(
    (unidad) => unidad.id === 'adulto')
  if (!deAdulto) continue
  const salidas = await pedir(
    '/availability', {
      productId: id,
      optionId,
      localDateStart: dia(7),
      localDateEnd: dia(21),
    })
  const libre = salidas.find(
    ({ vacancies }) => vacancies > 0)
  if (!libre) continue
  const { uuid } = await pedir(
    '/bookings', {
      uuid: crypto.randomUUID(),
      productId: id,
      optionId,
      availabilityId: libre.id,
      unitItems,
    })
  const reserva = await pedir(
    '/bookings/' + uuid + '/confirm', {
      contact: {
        firstName: 'Ana',
        lastName: 'Rojas',
        emailAddress: 'ana@ejemplo.cl',
      },
    })
  console.log(reserva.status, uuid)
  break
}`

export const CAMBIOS_DESDE = `ETAG='W/"el-etag-de-la-vez-anterior"'
LISTA=$BASE/api/v1/b2b/experiencias
curl -si "$LISTA?porPagina=2" \\
  ${CON_CLAVE} \\
  -H "If-None-Match: $ETAG"`

export const FIRMA = `import { createHmac } from 'node:crypto'

// cuerpo: el texto tal como llegó,
// antes de leerlo como JSON
const { headers } = request
const [t, ...firmas] =
  headers['webhook-signature'].split(',')
const hora = t.slice(2)
const texto = [
  headers['webhook-id'], hora, cuerpo,
].join('.')
const mia = createHmac('sha256', secreto)
  .update(texto).digest('hex')
const espera = Date.now() / 1000 - hora
const esNuestra =
  firmas.includes('v1=' + mia) &&
  Math.abs(espera) < 300`

export const AVISO = `{ "subscriptionId": "5410b0c2-…",
  "notificationType":
    "BOOKING_UPDATE",
  "utcCreatedAt":
    "2026-11-21T19:25:02Z",
  "data": { "uuid": "2cabd70b-…" } }`

export const asistenteEn = (origen: string): string => `{ "mcpServers": {
  "${SITIO.marca.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}": {
    "type": "http",
    "url":
      "${origen}/api/mcp",
    "headers": { "Authorization":
      "Bearer thub_live_TU_CLAVE" }
  } } }`

/** Every call of OCTO, and the scope or the capability that it asks for. */
export const LLAMADAS_OCTO = [
  ['GET /supplier', 'Quién vende', 'Leer catálogo'],
  ['GET /products', 'Todo lo que se vende', 'Leer catálogo'],
  ['GET /products/{id}', 'Un producto', 'Leer catálogo'],
  ['POST /availability/calendar', 'Un día por fecha', 'Leer catálogo'],
  ['POST /availability', 'Cada salida con sus cupos', 'Leer catálogo'],
  ['GET /capabilities', 'Qué se puede pedir en `Octo-Capabilities`', 'Leer catálogo'],
  ['POST /bookings', 'Retiene cupos, hasta 120 minutos', 'Crear y cambiar reservas'],
  ['POST /bookings/{uuid}/confirm', 'Vende lo retenido', 'Crear y cambiar reservas'],
  ['POST /bookings/{uuid}/extend', 'Alarga la retención', 'Crear y cambiar reservas'],
  [
    'PATCH /bookings/{uuid}',
    'Cambia personas, fecha o datos. Confirmada, otra fecha solo mientras cancelar devuelva todo; de quien quitas sigue a cuenta lo que cancelar no devolvería',
    'Crear y cambiar reservas',
  ],
  [
    'POST /bookings/{uuid}/cancel',
    'Cancela; con `force`, también pasado el plazo y sin devolución',
    'Crear y cambiar reservas',
  ],
  ['GET /bookings/{uuid}', 'Una reserva tuya', 'Crear y cambiar reservas'],
  [
    'GET /bookings?…',
    'Tus reservas, por `resellerReference`, `supplierReference` o `localDate`; de 500 en 500, la siguiente en `Link`',
    'Crear y cambiar reservas',
  ],
  ['/notifications/subscriptions', 'Avisos con qué leer', 'Crear y cambiar reservas, y `octo/notifications`'],
  ['/webhooks', 'Avisos con la reserva entera', 'Crear y cambiar reservas, y `octo/webhooks`'],
] as const

export const ERRORES = [
  ['UNAUTHORIZED', 'Falta la clave', 'Envíala como `Bearer`'],
  ['FORBIDDEN', 'La clave no sirve, venció, fue revocada o no tiene ese permiso', 'Revisa la clave en el panel'],
  [
    'INVALID_PRODUCT_ID, INVALID_OPTION_ID, INVALID_UNIT_ID, INVALID_AVAILABILITY_ID',
    'Ese identificador no existe o no es de ese producto',
    'Lee de nuevo el producto o sus salidas',
  ],
  [
    'INVALID_BOOKING_UUID',
    'La reserva no es tuya, no existe, venció, o el `uuid` ya se usó con otros datos',
    'Retén otra vez con un `uuid` nuevo',
  ],
  ['BAD_REQUEST', 'La solicitud no tiene la forma esperada', 'Corrígela: repetirla no ayuda'],
  [
    'UNPROCESSABLE_ENTITY',
    'No quedan cupos, pasó el plazo, falta un dato de contacto, o supera el crédito de tu empresa',
    '`errorMessage` dice cuál',
  ],
  [
    '429 y 503',
    'Demasiadas solicitudes, demasiados cupos sin confirmar, o un momento sin servicio',
    'Espera lo que diga `Retry-After`',
  ],
] as const

/** Dated, the newest first. What breaks nothing is added without notice; what would is told here 90 days before. */
export const CAMBIOS = [
  [
    '2026-11-28',
    'Los cupos que una empresa retiene sin confirmar y lo que dura en total una retención tienen tope: sobre eso, 429 con `Retry-After` o `UNPROCESSABLE_ENTITY`.',
  ],
  ['2026-11-28', 'El exceso de solicitudes en OCTO dice `UNPROCESSABLE_ENTITY`, con 429 como antes.'],
  ['2026-11-28', 'Cada clave lleva su propio acuse de novedades.'],
  ['2026-11-28', 'La clave de prueba hace solo reservas de prueba: terminan en una hora, o en un día si se confirman.'],
  [
    '2026-11-26',
    'Cupos a precio neto y reservas también en `/api/v1/b2b`: retener, confirmar, voucher, cotizar y cancelar.',
  ],
  ['2026-11-26', 'En OCTO, lo que su operador canceló se puede cancelar siempre y devuelve todo.'],
  ['2026-11-21', 'Un asistente lee de `/api/mcp` qué herramientas solo leen, y su búsqueda entiende frases.'],
  ['2026-11-21', 'Las listas b2b responden `ETag`, 304 y `X-Cursor`; `cambiosDesde` trae solo lo que cambió.'],
  ['2026-11-21', 'Las claves se rotan: la anterior sirve hasta 30 días junto a la nueva.'],
  ['2026-11-21', 'Confirmar respeta el crédito de la empresa: sobre él, `UNPROCESSABLE_ENTITY`.'],
] as const
