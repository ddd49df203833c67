import { type Column, Table } from '#web/ui/table.tsx'
import { Codigo, Prosa } from './codigo.tsx'
import { PASOS_B2B, RESPUESTAS_B2B } from './muestras-b2b.ts'

/** The same booking in the words of the site, for who does not speak OCTO. */
export function GuiaB2b({ conEjemplo, deTexto }: { conEjemplo: string; deTexto: string }) {
  return (
    <section aria-labelledby="reservar-sin-octo" className="grid grid-cols-1 gap-4">
      <h2 id="reservar-sin-octo" className="scroll-mt-24">Reservar sin OCTO</h2>
      <Prosa className={deTexto}>Las mismas salidas, cupos y precios con las palabras del sitio, bajo `/api/v1/b2b`. Lo que reservas aquí lo lees también en OCTO por su `uuid`, y al revés; una clave ve solo lo que reservaron los sistemas de su empresa.</Prosa>
      <ol className="grid grid-cols-1 gap-6">
        {PASOS_B2B.map(([titulo, texto, codigo, respuesta], i) => (
          <li key={titulo} className={conEjemplo}>
            <div className="grid content-start gap-2">
              <h3>{`${i + 1}. ${titulo}`}</h3>
              <Prosa>{texto}</Prosa>
            </div>
            <div className="grid min-w-0 grid-cols-1 content-start gap-2">
              <Codigo titulo={titulo} rotulo="Solicitud" isCopiable>{codigo}</Codigo>
              <Codigo titulo={`Respuesta: ${titulo}`} rotulo="Responde, entre otras cosas">{respuesta}</Codigo>
            </div>
          </li>
        ))}
      </ol>
      <Prosa className={deTexto}>`GET /api/v1/b2b/reservas` las lista en páginas, por `referencia`, experiencia o día de salida; `GET /api/v1/b2b/reservas/:id` toma el id, el código o el uuid. Lo que compra una persona en el panel se ve y se cancela en el panel.</Prosa>
      <Table caption="Qué responde cuando dice que no, y qué hacer" columns={COLUMNAS} rows={RESPUESTAS_B2B.map(([estado, codigos, haz]) => ({ estado, codigos, haz }))} rowKey={({ codigos }) => codigos} isDense />
    </section>
  )
}

type Fila = { estado: string; codigos: string; haz: string }

const COLUMNAS: Column<Fila>[] = [
  { key: 'estado', header: 'Estado', isRowHeader: true, cell: ({ estado }) => estado },
  { key: 'codigos', header: 'Código', cell: ({ codigos }) => <Prosa className="max-md:text-right">{codigos}</Prosa> },
  { key: 'haz', header: 'Qué hacer', cell: ({ haz }) => <Prosa className="max-md:text-right">{haz}</Prosa> },
]
