import type { CorreoRechazado } from '#contract/salud.ts'
import { api } from '#web/api/api.ts'
import { formatSalida } from '#web/ui/horas.ts'
import type { Column } from '#web/ui/table.tsx'
import { textoDeCorreo } from './correos-textos.ts'
import { Fallidos } from './fallidos.tsx'

/** Mails that the server of their address will never take. */
export const CorreosRechazados = ({ total, onChange }: { total: number; onChange: () => void }) => (
  <Fallidos
    clave="correos"
    total={total}
    onChange={onChange}
    leer={(tramo, signal) => api.page('listarCorreosRechazados', tramo, { signal })}
    atender={(que, correoId, motivo) =>
      api.call(que === 'repetir' ? 'repetirCorreo' : 'descartarCorreo', { correoId, motivo })
    }
    columnas={COLUMNAS}
    nombre={({ para }) => `el correo a ${para}`}
    textos={TEXTOS}
  />
)

const TEXTOS = {
  tabla: 'Correos rechazados',
  noCargo: 'No pudimos cargar los correos rechazados',
  ninguno: 'Ninguno: nadie rechazó un correo nuestro.',
  boton: 'Enviar otra vez',
  repetir: [
    '¿Enviar este correo otra vez?',
    'Sirve si lo que estaba mal ya se corrigió. Si la dirección no existe, volverá a esta lista.',
    'Sí, enviar',
  ] as [string, string, string],
  descartar: ['¿Descartar este correo?', 'No se vuelve a enviar y sale de esta lista.', 'Sí, descartar'] as [
    string,
    string,
    string,
  ],
}

const COLUMNAS: Column<CorreoRechazado>[] = [
  {
    key: 'clase',
    header: 'Correo',
    isRowHeader: true,
    cell: ({ clase, para }) => (
      <span className="grid wrap-anywhere">
        {textoDeCorreo(clase)}
        <span className="font-normal text-text-2">{para}</span>
      </span>
    ),
  },
  { key: 'en', header: 'Cuándo', cell: ({ en }) => <span className="whitespace-nowrap">{formatSalida(en)}</span> },
  { key: 'codigo', header: 'Respuesta', cell: ({ codigo }) => codigo },
]
