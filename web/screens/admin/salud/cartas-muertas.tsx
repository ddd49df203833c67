import type { CartaMuerta } from '#contract/salud.ts'
import { api } from '#web/api/api.ts'
import { formatSalida } from '#web/ui/horas.ts'
import type { Column } from '#web/ui/table.tsx'
import { Fallidos } from './fallidos.tsx'

/** Jobs that were given up. */
export const CartasMuertas = ({ total, onChange }: { total: number; onChange: () => void }) => (
  <Fallidos
    clave="pagina"
    total={total}
    onChange={onChange}
    leer={(tramo, signal) => api.page('listarCartasMuertas', tramo, { signal })}
    atender={(que, cartaId, motivo) =>
      api.call(que === 'repetir' ? 'repetirCarta' : 'descartarCarta', { cartaId, motivo })
    }
    columnas={COLUMNAS}
    nombre={({ trabajo }) => trabajo}
    textos={TEXTOS}
  />
)

const TEXTOS = {
  tabla: 'Trabajos fallidos',
  noCargo: 'No pudimos cargar los trabajos fallidos',
  ninguno: 'Ninguno: todo lo que falló se resolvió solo.',
  boton: 'Repetir',
  repetir: [
    '¿Repetir este trabajo?',
    'Vuelve a la cola. Si ya se había hecho, hacerlo otra vez no cambia nada.',
    'Sí, repetir',
  ] as [string, string, string],
  descartar: [
    '¿Descartar este trabajo?',
    'No se vuelve a intentar. Lo que debía hacer queda sin hacer.',
    'Sí, descartar',
  ] as [string, string, string],
}

const COLUMNAS: Column<CartaMuerta>[] = [
  {
    key: 'trabajo',
    header: 'Trabajo',
    isRowHeader: true,
    cell: ({ trabajo }) => <span className="wrap-anywhere">{trabajo}</span>,
  },
  { key: 'en', header: 'Se rindió', cell: ({ en }) => <span className="whitespace-nowrap">{formatSalida(en)}</span> },
  {
    key: 'error',
    header: 'Último error',
    cell: ({ error: mensaje }) => <span className="wrap-anywhere">{mensaje}</span>,
  },
  {
    key: 'sobre',
    header: 'Sobre',
    cell: ({ sobre }) => <span className="wrap-anywhere">{sobre.join(', ') || '—'}</span>,
  },
]
