import { CopyButton } from '#web/ui/copy-button.tsx'

const CLAVE = 'thub_live_TU_CLAVE'

const pasosEn = (origen: string) => [
  ['Busca qué vender', `curl ${origen}/api/octo/products \\\n  -H 'Authorization: Bearer ${CLAVE}' \\\n  -H 'Octo-Capabilities: octo/pricing'`],
  ['Mira los cupos', `curl -X POST ${origen}/api/octo/availability \\\n  -H 'Authorization: Bearer ${CLAVE}' -H 'Content-Type: application/json' \\\n  -d '{"productId":"…","optionId":"DEFAULT","localDateStart":"2026-12-01","localDateEnd":"2026-12-07"}'`],
  ['Retén cupos por 30 minutos', `curl -X POST ${origen}/api/octo/bookings \\\n  -H 'Authorization: Bearer ${CLAVE}' -H 'Content-Type: application/json' \\\n  -d '{"uuid":"…","productId":"…","optionId":"DEFAULT","availabilityId":"2026-12-01T10:00:00-03:00","unitItems":[{"unitId":"adulto"}]}'`],
  ['Confirma', `curl -X POST ${origen}/api/octo/bookings/{uuid}/confirm \\\n  -H 'Authorization: Bearer ${CLAVE}' -H 'Content-Type: application/json' \\\n  -d '{"contact":{"firstName":"Ana","lastName":"Rojas","emailAddress":"ana@ejemplo.cl"}}'`],
] as const

const FIRMA = `const [t, ...firmas] = request.headers['webhook-signature'].split(',')
const texto = request.headers['webhook-id'] + '.' + t.slice(2) + '.' + cuerpo
const mia = 'v1=' + createHmac('sha256', secreto).update(texto).digest('hex')
const esNuestra = firmas.includes(mia) && Math.abs(Date.now() / 1000 - t.slice(2)) < 300`

const ERRORES = [
  ['UNAUTHORIZED, FORBIDDEN', 'Falta la clave, no sirve, o no tiene ese permiso'],
  ['INVALID_PRODUCT_ID, INVALID_OPTION_ID, INVALID_UNIT_ID, INVALID_AVAILABILITY_ID', 'Ese identificador no existe o no es de ese producto'],
  ['INVALID_BOOKING_UUID', 'La reserva no es tuya, no existe, venció, o el uuid ya se usó con otros datos'],
  ['BAD_REQUEST', 'La solicitud no tiene la forma esperada'],
  ['UNPROCESSABLE_ENTITY', 'No quedan cupos, pasó el plazo, o falta un dato de contacto'],
] as const

/** From the key to the first confirmed booking, then what keeps an integration up to date. */
export function Guia({ origen }: { origen: string }) {
  return (
    <div className="mt-8 grid max-w-measure gap-10">
      <section aria-labelledby="primera-reserva" className="grid grid-cols-1 gap-4">
        <h2 id="primera-reserva">De la clave a la primera reserva</h2>
        <p>Crea una clave en el panel de empresas con los permisos «Leer catálogo» y «Crear y cambiar reservas». Hablamos OCTO en /api/octo: las mismas salidas y los mismos cupos que el sitio.</p>
        <ol className="grid grid-cols-1 gap-6">
          {pasosEn(origen).map(([titulo, codigo], i) => (
            <li key={titulo} className="grid grid-cols-1 gap-2">
              <h3>{`${i + 1}. ${titulo}`}</h3>
              <Bloque titulo={titulo} codigo={codigo} />
            </li>
          ))}
        </ol>
        <p>Lo confirmado queda a cuenta de tu empresa. Repetir una reserva con el mismo uuid y los mismos datos devuelve la misma reserva. Capacidades: octo/pricing, octo/content, octo/pickups, octo/questions, octo/notifications y octo/webhooks; pídelas en la cabecera Octo-Capabilities. Con octo/pickups y octo/questions, confirmar exige la recogida y las respuestas obligatorias.</p>
      </section>
      <section aria-labelledby="errores-octo" className="grid grid-cols-1 gap-4">
        <h2 id="errores-octo">Errores de OCTO</h2>
        <p>Siempre con estado 400, un código y una frase. Con 429 o 503, espera lo que diga Retry-After.</p>
        <dl className="grid gap-3">
          {ERRORES.map(([codigo, texto]) => (
            <div key={codigo} className="grid gap-1">
              <dt className="font-mono text-small wrap-anywhere">{codigo}</dt>
              <dd className="text-text-2">{texto}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="cambios-y-avisos" className="grid grid-cols-1 gap-4">
        <h2 id="cambios-y-avisos">Enterarte de los cambios</h2>
        <p>Agrega una dirección https en el panel: enviamos un POST con qué cambió, y lo intentamos por tres días si no respondes 2xx. Una entrega repetida trae el mismo webhook-id. Revisa la firma así:</p>
        <Bloque titulo="Revisar la firma" codigo={FIRMA} />
        <p>También desde tu sistema: POST /api/octo/notifications/subscriptions avisa con qué leer, y POST /api/octo/webhooks envía la reserva o la disponibilidad completa, con lo que cambió. El secreto para la firma se ve al renovarlo en el panel.</p>
        <p>¿Tu sistema no puede recibir? Lee /api/v1/b2b/novedades con un cursor y acusa recibo en /api/v1/b2b/novedades/acuse. Guardamos 30 días.</p>
        <p>Para asistentes: /api/mcp ofrece search, availability, quote, hold y status con la misma clave. Confirmar y pagar queda en una persona.</p>
        <p className="text-small text-text-2">Límite: 600 solicitudes por minuto y clave.</p>
      </section>
    </div>
  )
}

function Bloque({ titulo, codigo }: { titulo: string; codigo: string }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <section tabIndex={0} aria-label={`Código: ${titulo}`} className="overflow-x-auto rounded-card bg-surface-2 p-4">
        <pre className="font-mono text-small"><code>{codigo}</code></pre>
      </section>
      <div>
        <CopyButton value={codigo} label={`Copiar: ${titulo}`} doneLabel="Copiado" />
      </div>
    </div>
  )
}
