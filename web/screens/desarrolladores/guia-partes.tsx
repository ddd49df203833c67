import { type Column, Table } from '#web/ui/table.tsx'
import { Codigo, Prosa } from './codigo.tsx'

/** What is said and what is copied, beside each other where there is room. */
export const CON_EJEMPLO = 'grid grid-cols-1 gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8'
export const DE_TEXTO = 'max-w-140'

/** Title, what it does, the call and its answer. */
type Paso = readonly [titulo: string, texto: string, codigo: string, respuesta: string]

export function Pasos({ pasos }: { pasos: readonly Paso[] }) {
  return (
    <ol className="grid grid-cols-1 gap-6">
      {pasos.map(([titulo, texto, codigo, respuesta], i) => (
        <li key={titulo} className={CON_EJEMPLO}>
          <div className="grid content-start gap-2">
            <h3>{`${i + 1}. ${titulo}`}</h3>
            <Prosa>{texto}</Prosa>
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-2">
            <Codigo titulo={titulo} rotulo="Solicitud" isCopiable>
              {codigo}
            </Codigo>
            <Codigo titulo={`Respuesta: ${titulo}`} rotulo="Responde, entre otras cosas">
              {respuesta}
            </Codigo>
          </div>
        </li>
      ))}
    </ol>
  )
}

type Fila = readonly [cabeza: string, una: string, otra: string]

type TablaDeConsultaProps = { caption: string; headers: Fila; filas: readonly Fila[]; isMono?: boolean }

/** What is looked up: the first column names each row, the other two tell of it. */
export function TablaDeConsulta({ caption, headers, filas, isMono = false }: TablaDeConsultaProps) {
  return (
    <Table
      caption={caption}
      columns={columnasDe(headers, isMono)}
      rows={filas}
      rowKey={([nombre, texto]) => nombre + texto}
      isDense
    />
  )
}

const columnasDe = ([cabeza, una, otra]: Fila, isMono: boolean): Column<Fila>[] => [
  {
    key: 'cabeza',
    header: cabeza,
    isRowHeader: true,
    cell: ([nombre]) => (isMono ? <span className="font-mono text-small wrap-anywhere">{nombre}</span> : nombre),
  },
  { key: 'una', header: una, cell: ([, texto]) => <Prosa className="max-md:text-right">{texto}</Prosa> },
  { key: 'otra', header: otra, cell: ([, , texto]) => <Prosa className="max-md:text-right">{texto}</Prosa> },
]
