import { Link } from 'react-router'
import type { ConsultaEnLista } from '#contract/consultas.ts'
import { api } from '#web/api/api.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { EmptyScene } from '#web/ui/empty-scene.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { tituloDe } from '#web/ui/marca.ts'
import { ConsultaEstado } from './consultas/consulta-estado.tsx'
import { ListaConMas } from './lista-con-mas.tsx'
import { PerfilMarco } from './perfil/perfil-marco.tsx'

export function meta() {
  return [{ title: tituloDe('Consultas') }, { name: 'robots', content: 'noindex' }]
}

export default function Consultas() {
  return (
    <PerfilMarco title="Consultas" text="Lo que le preguntaste a nuestro equipo, y lo que te respondió.">
      {() => (
        <ListaConMas
          queryKey={['consultas']}
          pedir={(tramo, signal) => api.page('listarConsultas', tramo, { signal })}
          fallo="No pudimos cargar tus consultas"
          vacia={
            <EmptyBlock
              drawing={<EmptyScene name="lista" />}
              title="No tienes consultas"
              text="Cuando le escribas a una persona de nuestro equipo, la respuesta queda aquí"
              action={
                <ButtonLink to="/ayuda#falta" variant="outline">
                  Hablar con una persona
                </ButtonLink>
              }
            />
          }
        >
          {(consulta) => <Fila consulta={consulta} />}
        </ListaConMas>
      )}
    </PerfilMarco>
  )
}

function Fila({ consulta: { id, estado, texto, en } }: { consulta: ConsultaEnLista }) {
  return (
    <Link
      to={`/consultas/${id}`}
      className="press grid gap-2 rounded-card border border-border bg-surface p-4 text-text no-underline shadow-e1 hover:border-primary"
    >
      <span className="line-clamp-2 font-medium wrap-anywhere">{texto}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-2">
        <ConsultaEstado estado={estado} />
        {formatSalida(en)}
      </span>
    </Link>
  )
}
