/** What a reader copies: a test runs every block against a server, in this order, with a key of its own. */
export const prepararEn = (origen: string): string => `export BASE=${origen}
export CLAVE=thub_live_TU_CLAVE`

const JSON_CON_CLAVE = `-H "Authorization: Bearer $CLAVE" -H 'Content-Type: application/json'`

export const PASOS = [
  ['Busca qué vender', 'Elige un producto y guarda su id en PRODUCTO.', `curl -s "$BASE/api/octo/products" \\
  -H "Authorization: Bearer $CLAVE" \\
  -H 'Octo-Capabilities: octo/pricing'`],
  ['Mira los cupos', 'Elige una salida con vacancies y guarda su id en SALIDA.', `curl -s -X POST "$BASE/api/octo/availability" \\
  ${JSON_CON_CLAVE} \\
  -d @- <<FIN
{"productId":"$PRODUCTO","optionId":"DEFAULT","localDateStart":"$DESDE","localDateEnd":"$HASTA"}
FIN`],
  ['Retén cupos por 30 minutos', 'El uuid lo pones tú: repetir la misma solicitud devuelve la misma reserva.', `curl -s -X POST "$BASE/api/octo/bookings" \\
  ${JSON_CON_CLAVE} \\
  -d @- <<FIN
{"uuid":"$RESERVA","productId":"$PRODUCTO","optionId":"DEFAULT","availabilityId":"$SALIDA","unitItems":[{"unitId":"adulto"}]}
FIN`],
  ['Confirma', 'Desde aquí el cupo está vendido, y queda a cuenta de tu empresa.', `curl -s -X POST "$BASE/api/octo/bookings/$RESERVA/confirm" \\
  ${JSON_CON_CLAVE} \\
  -d '{"contact":{"firstName":"Ana","lastName":"Rojas","emailAddress":"ana@ejemplo.cl"}}'`],
  ['Cancela', 'Hasta el plazo de la experiencia; lo que devuelve dice su política.', `curl -s -X POST "$BASE/api/octo/bookings/$RESERVA/cancel" \\
  ${JSON_CON_CLAVE} \\
  -d '{"reason":"Prueba"}'`],
] as const

export const GUION = `const { BASE, CLAVE } = process.env
const dia = (dias) => new Date(Date.now() + dias * 86400000).toISOString().slice(0, 10)

async function pedir(metodo, ruta, cuerpo) {
  const respuesta = await fetch(BASE + ruta, {
    method: metodo,
    headers: { authorization: 'Bearer ' + CLAVE, 'content-type': 'application/json' },
    body: cuerpo && JSON.stringify(cuerpo),
  })
  const json = await respuesta.json()
  if (!respuesta.ok) throw new Error(respuesta.status + ' ' + JSON.stringify(json))
  return json
}

const productos = await pedir('GET', '/api/octo/products')
for (const { id: productId, options } of productos) {
  if (!options[0].units.some(({ id }) => id === 'adulto')) continue
  const salidas = await pedir('POST', '/api/octo/availability', {
    productId, optionId: 'DEFAULT', localDateStart: dia(7), localDateEnd: dia(21),
  })
  const libre = salidas.find(({ vacancies }) => vacancies > 0)
  if (!libre) continue
  const { uuid } = await pedir('POST', '/api/octo/bookings', {
    uuid: crypto.randomUUID(), productId, optionId: 'DEFAULT', availabilityId: libre.id, unitItems: [{ unitId: 'adulto' }],
  })
  const reserva = await pedir('POST', '/api/octo/bookings/' + uuid + '/confirm', {
    contact: { firstName: 'Ana', lastName: 'Rojas', emailAddress: 'ana@ejemplo.cl' },
  })
  console.log(reserva.status, reserva.uuid)
  break
}`

export const CAMBIOS_DESDE = `curl -si "$BASE/api/v1/b2b/experiencias?porPagina=2" \\
  -H "Authorization: Bearer $CLAVE" \\
  -H 'If-None-Match: W/"el-etag-de-la-vez-anterior"'`

export const FIRMA = `const [t, ...firmas] = request.headers['webhook-signature'].split(',')
const texto = request.headers['webhook-id'] + '.' + t.slice(2) + '.' + cuerpo
const mia = 'v1=' + createHmac('sha256', secreto).update(texto).digest('hex')
const esNuestra = firmas.includes(mia) && Math.abs(Date.now() / 1000 - t.slice(2)) < 300`

export const ERRORES = [
  ['UNAUTHORIZED', 'Falta la clave', 'Envíala como Bearer'],
  ['FORBIDDEN', 'La clave no sirve, venció, fue revocada o no tiene ese permiso', 'Revisa la clave en el panel'],
  ['INVALID_PRODUCT_ID, INVALID_OPTION_ID, INVALID_UNIT_ID, INVALID_AVAILABILITY_ID', 'Ese identificador no existe o no es de ese producto', 'Lee de nuevo el producto o sus salidas'],
  ['INVALID_BOOKING_UUID', 'La reserva no es tuya, no existe, venció, o el uuid ya se usó con otros datos', 'Retén otra vez con un uuid nuevo'],
  ['BAD_REQUEST', 'La solicitud no tiene la forma esperada', 'Corrígela: repetirla no ayuda'],
  ['UNPROCESSABLE_ENTITY', 'No quedan cupos, pasó el plazo, falta un dato de contacto, o supera el crédito de tu empresa', 'errorMessage dice cuál'],
  ['429 y 503', 'Demasiadas solicitudes, o un momento sin servicio', 'Espera lo que diga Retry-After'],
] as const

/** Dated, the newest first. What breaks nothing is added without notice; what would is told here 90 days before. */
export const CAMBIOS = [
  ['2026-11-21', 'Las listas b2b responden ETag, 304 y X-Cursor; cambiosDesde trae solo lo que cambió.'],
  ['2026-11-21', 'Las claves se rotan: la anterior sirve hasta 30 días junto a la nueva.'],
  ['2026-11-21', 'Confirmar respeta el crédito de la empresa: sobre él, UNPROCESSABLE_ENTITY.'],
] as const
