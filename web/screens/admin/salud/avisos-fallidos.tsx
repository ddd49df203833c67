import type { AvisoFallido } from '#contract/salud.ts'
import { api } from '#web/api/api.ts'
import { formatSalida } from '#web/ui/horas.ts'
import type { Column } from '#web/ui/table.tsx'
import { Fallidos } from './fallidos.tsx'

/** Notices of the payment provider that were given up. */
export const AvisosFallidos = ({ total, onChange }: { total: number; onChange: () => void }) => (
  <Fallidos
    clave="avisos"
    total={total}
    onChange={onChange}
    leer={(tramo, signal) => api.page('listarAvisosFallidos', tramo, { signal })}
    atender={(que, avisoId, motivo) =>
      api.call(que === 'repetir' ? 'repetirAviso' : 'descartarAviso', { avisoId, motivo })
    }
    columnas={COLUMNAS}
    nombre={({ id }) => id}
    textos={TEXTOS}
  />
)

const TEXTOS = {
  tabla: 'Avisos de pago fallidos',
  noCargo: 'No pudimos cargar los avisos de pago',
  ninguno: 'Ninguno: todo lo que avisó el medio de pago se aplicó.',
  boton: 'Aplicar otra vez',
  repetir: [
    '¿Aplicar este aviso otra vez?',
    'Le preguntamos de nuevo al medio de pago. Si ya se había aplicado, hacerlo otra vez no cambia nada.',
    'Sí, aplicar',
  ] as [string, string, string],
  descartar: [
    '¿Descartar este aviso?',
    'No se vuelve a intentar. La comparación con el medio de pago sigue mirando ese dinero durante 3 días.',
    'Sí, descartar',
  ] as [string, string, string],
}

const COLUMNAS: Column<AvisoFallido>[] = [
  {
    key: 'tipo',
    header: 'Aviso',
    isRowHeader: true,
    cell: ({ tipo, id }) => (
      <span className="grid wrap-anywhere">
        {tipo}
        <span className="font-normal text-text-2">{id}</span>
      </span>
    ),
  },
  {
    key: 'en',
    header: 'Llegó',
    cell: ({ recibidoEn }) => <span className="whitespace-nowrap">{formatSalida(recibidoEn)}</span>,
  },
  {
    key: 'error',
    header: 'Último error',
    cell: ({ error: mensaje }) => <span className="wrap-anywhere">{mensaje}</span>,
  },
]
