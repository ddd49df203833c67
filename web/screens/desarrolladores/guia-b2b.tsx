import { Prosa } from './codigo.tsx'
import { DE_TEXTO, Pasos, TablaDeConsulta } from './guia-partes.tsx'
import { PASOS_B2B, RESPUESTAS_B2B } from './muestras-b2b.ts'

/** The same booking in the words of the site, for who does not speak OCTO. */
export function GuiaB2b() {
  return (
    <section aria-labelledby="reservar-sin-octo" className="grid grid-cols-1 gap-4">
      <h2 id="reservar-sin-octo" className="scroll-mt-24">
        Reservar sin OCTO
      </h2>
      <Prosa className={DE_TEXTO}>
        Las mismas salidas, cupos y precios con las palabras del sitio, bajo `/api/v1/b2b`. Lo que reservas aquí lo lees
        también en OCTO por su `uuid`, y al revés; una clave ve solo lo que reservaron los sistemas de su empresa.
      </Prosa>
      <Pasos pasos={PASOS_B2B} />
      <Prosa className={DE_TEXTO}>
        `GET /api/v1/b2b/reservas` las lista en páginas, por `referencia`, experiencia o día de salida; `GET
        /api/v1/b2b/reservas/:id` toma el id, el código o el uuid. Lo que compra una persona en el panel se ve y se
        cancela en el panel.
      </Prosa>
      <TablaDeConsulta
        caption="Qué responde cuando dice que no, y qué hacer"
        headers={['Estado', 'Código', 'Qué hacer']}
        filas={RESPUESTAS_B2B}
      />
    </section>
  )
}
