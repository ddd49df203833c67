import { conValores, type ValoresDichos } from '#domain/reglas/valores.ts'
import { formatDiaLargo } from '#web/ui/formato.ts'
import { Codigo, Prosa } from './codigo.tsx'
import { GuiaB2b } from './guia-b2b.tsx'
import { CON_EJEMPLO, DE_TEXTO, Pasos, TablaDeConsulta } from './guia-partes.tsx'
import {
  asistenteEn,
  AVISO,
  CAMBIOS,
  CAMBIOS_DESDE,
  ERRORES,
  FIRMA,
  GUION,
  LLAMADAS_OCTO,
  PASOS,
  prepararEn,
} from './muestras.ts'

export const PARTES = [
  ['primera-reserva', 'Primera reserva'],
  ['reservar-sin-octo', 'Reservar sin OCTO'],
  ['llamadas-octo', 'Llamadas de OCTO'],
  ['errores-octo', 'Errores de OCTO'],
  ['catalogo-al-dia', 'El catálogo al día'],
  ['cambios-y-avisos', 'Webhooks y novedades'],
  ['cambios-de-la-api', 'Cambios de la API'],
] as const

/** From the key to the first confirmed booking, then what keeps an integration up to date. */
export function Guia({ origen, condiciones }: { origen: string; condiciones: ValoresDichos }) {
  return (
    <div className="grid grid-cols-1 gap-10">
      <section aria-labelledby="primera-reserva" className="grid grid-cols-1 gap-4">
        <h2 id="primera-reserva" className="scroll-mt-24">
          De la clave a la primera reserva
        </h2>
        <div className={CON_EJEMPLO}>
          <Prosa>
            Crea una clave en el panel de empresas con los permisos «Leer catálogo» y «Crear y cambiar reservas».
            Hablamos OCTO en `/api/octo`: las mismas salidas y los mismos cupos que el sitio. Si no conoces OCTO, más
            abajo está lo mismo con las palabras del sitio.
          </Prosa>
          <Codigo titulo="Prepara tus datos" isCopiable>
            {prepararEn(origen)}
          </Codigo>
        </div>
        <Pasos pasos={PASOS} />
        <div className={CON_EJEMPLO}>
          <div className="grid content-start gap-2">
            <h3>Todo en un programa</h3>
            <Prosa>Sin dependencias: guárdalo como `reservar.mjs` y ejecútalo con Node 20 o posterior.</Prosa>
          </div>
          <Codigo titulo="reservar.mjs" isCopiable className="max-h-105">
            {GUION}
          </Codigo>
        </div>
        <Prosa className={DE_TEXTO}>
          Repetir una reserva con el mismo `uuid` y los mismos datos devuelve la misma reserva. Capacidades:
          `octo/pricing`, `octo/content`, `octo/pickups`, `octo/questions`, `octo/notifications` y `octo/webhooks`;
          pídelas en la cabecera `Octo-Capabilities`. Con `octo/pickups` y `octo/questions`, confirmar exige la recogida
          y las respuestas obligatorias.
        </Prosa>
      </section>
      <GuiaB2b />
      <section aria-labelledby="llamadas-octo" className="grid grid-cols-1 gap-4">
        <h2 id="llamadas-octo" className="scroll-mt-24">
          Llamadas de OCTO
        </h2>
        <Prosa
          className={DE_TEXTO}
        >{`Todas bajo \`${origen}/api/octo\`, con la clave como \`Bearer\`. Responden 200, o 400 con uno de los errores de abajo.`}</Prosa>
        <TablaDeConsulta
          caption="Qué hace cada llamada y qué permiso pide"
          headers={['Llamada', 'Qué hace', 'Permiso']}
          filas={LLAMADAS_OCTO}
          isMono
        />
      </section>
      <section aria-labelledby="errores-octo" className="grid grid-cols-1 gap-4">
        <h2 id="errores-octo" className="scroll-mt-24">
          Errores de OCTO
        </h2>
        <Prosa className={DE_TEXTO}>
          Siempre con estado 400, un código y una frase. Las otras llamadas responden `application/problem+json`.
        </Prosa>
        <TablaDeConsulta
          caption="Qué significa cada error y qué hacer"
          headers={['Código', 'Qué pasó', 'Qué hacer']}
          filas={ERRORES}
          isMono
        />
      </section>
      <section aria-labelledby="catalogo-al-dia" className="grid grid-cols-1 gap-4">
        <h2 id="catalogo-al-dia" className="scroll-mt-24">
          El catálogo al día
        </h2>
        <div className={CON_EJEMPLO}>
          <Prosa>
            Las listas `/api/v1/b2b/experiencias` y `/api/v1/b2b/proveedores` traen `ETag` y `X-Cursor`. Con
            `If-None-Match`, lo que no cambió es un 304 sin cuerpo; con `cambiosDesde` y el cursor anterior, solo lo que
            cambió. Lo retirado lo nombra `/api/v1/b2b/novedades`.
          </Prosa>
          <Codigo titulo="Preguntar si cambió" isCopiable>
            {CAMBIOS_DESDE}
          </Codigo>
        </div>
        <p className={DE_TEXTO}>
          Lo que se puede reservar hoy, en el formato «Things to do» de Google:{' '}
          <a
            href="/feeds/google-things-to-do.json"
            className="font-mono text-small wrap-anywhere text-primary underline"
          >
            /feeds/google-things-to-do.json
          </a>
        </p>
      </section>
      <section aria-labelledby="cambios-y-avisos" className="grid grid-cols-1 gap-4">
        <h2 id="cambios-y-avisos" className="scroll-mt-24">
          Webhooks y novedades
        </h2>
        <div className={CON_EJEMPLO}>
          <Prosa>
            Agrega una dirección https en el panel: enviamos un `POST` con qué cambió, y lo intentamos por tres días si
            no respondes 2xx. Una entrega repetida trae el mismo `webhook-id`. Aquí, lo que llega y cómo revisar su
            firma con el secreto que viste al agregar la dirección.
          </Prosa>
          <div className="grid min-w-0 grid-cols-1 content-start gap-2">
            <Codigo titulo="Lo que llega">{AVISO}</Codigo>
            <Codigo titulo="Revisar la firma" isCopiable>
              {FIRMA}
            </Codigo>
          </div>
        </div>
        <Prosa className={DE_TEXTO}>
          También desde tu sistema: `POST /api/octo/notifications/subscriptions` avisa con qué leer, y `POST
          /api/octo/webhooks` envía la reserva o la disponibilidad completa, con lo que cambió. El secreto para la firma
          se ve al renovarlo en el panel.
        </Prosa>
        <Prosa className={DE_TEXTO}>
          {conValores(
            '¿Tu sistema no puede recibir? Lee `/api/v1/b2b/novedades` con un cursor y acusa recibo en `/api/v1/b2b/novedades/acuse`: cada clave lleva el suyo. Guardamos {{retencion.novedades}}.',
            condiciones,
          )}
        </Prosa>
        <div className={CON_EJEMPLO}>
          <Prosa>
            Para asistentes: `/api/mcp` ofrece `search`, `availability`, `quote`, `hold` y `status` con la misma clave.
            Lo que retiene lo confirma una persona en el panel de empresas, en Reservas.
          </Prosa>
          <Codigo titulo="Conectar un asistente" isCopiable>
            {asistenteEn(origen)}
          </Codigo>
        </div>
        <p className="text-small text-text-2">
          {conValores(
            'Límites: 600 solicitudes por minuto y clave; {{limites.cuposSinConfirmar}} retenidos sin confirmar por empresa, y {{limites.minutosDeRetencion}} en total por retención.',
            condiciones,
          )}
        </p>
      </section>
      <section aria-labelledby="cambios-de-la-api" className="grid grid-cols-1 gap-4">
        <h2 id="cambios-de-la-api" className="scroll-mt-24">
          Cambios de la API
        </h2>
        <ul className="grid gap-3">
          {CAMBIOS.map(([fecha, texto]) => (
            <li key={texto}>
              <time dateTime={fecha} className="block text-small text-text-2">
                {formatDiaLargo(fecha)}
              </time>
              <Prosa>{texto}</Prosa>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
