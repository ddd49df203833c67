import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { CasoConHechos } from '#contract/casos.ts'
import type { ContenidoDenunciado } from '#contract/denuncias.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { MOTIVOS_DENUNCIA_TEXTO } from '#web/components/denuncia-textos.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { FichaExperiencia } from '../../operador/ficha-experiencia.tsx'
import { SiguienteCaso } from '../siguiente-caso.tsx'
import { useDecision } from '../use-decision.ts'

const RAZON_MIN = 5

/** What was reported, with the way to it, what was said of it, and the answer to whoever said it. */
export function RevisarReporte({ caso }: { caso: CasoConHechos }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'denuncia', caso.id],
    queryFn: ({ signal }) => api.call('verContenidoDenunciado', { casoId: caso.id }, { signal }),
    staleTime: 0,
  })
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos abrir lo reportado"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  return (
    <div className="grid grid-cols-1 gap-6 lg:max-w-form">
      {data.objeto === 'experiencia' ? <FichaExperiencia id={data.objetoId} /> : <Perfil contenido={data} />}
      <section aria-labelledby="reportes" className="grid gap-3">
        <h2 id="reportes" className="font-sans text-h3 font-semibold">
          {formatCantidad(data.denuncias.length, 'reporte', 'reportes')}
        </h2>
        <ul className="grid gap-3">
          {data.denuncias.map(({ motivo, detalle, esperaRespuesta, en }) => (
            <li key={`${en} ${motivo}`} className="grid gap-1 rounded-card bg-surface-2 p-3">
              <span className="font-semibold">{MOTIVOS_DENUNCIA_TEXTO[motivo]}</span>
              {detalle && <q className="wrap-anywhere whitespace-pre-line">{detalle}</q>}
              <span className="text-small text-text-2">
                {formatSalida(en)}
                {esperaRespuesta ? '\u00a0· recibe la respuesta por correo' : '\u00a0· sin correo'}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Decidir caso={caso} contenido={data} />
    </div>
  )
}

function Perfil({ contenido: { nombre, estado, enlace, objetoId } }: { contenido: ContenidoDenunciado }) {
  return (
    <section aria-labelledby="perfil" className="grid gap-2 rounded-card border border-border bg-surface p-4">
      <h2 id="perfil" className="flex flex-wrap items-center gap-3 font-sans text-h3 font-semibold">
        {nombre} <Badge tone="neutral">{estado}</Badge>
      </h2>
      <p className="flex flex-wrap gap-x-5">
        {enlace && (
          <Link to={enlace} className="inline-flex min-h-11 items-center text-primary">
            Ver el perfil
          </Link>
        )}
        <Link to={`/admin/operadores/proveedor/${objetoId}`} className="inline-flex min-h-11 items-center text-primary">
          Abrir al operador
        </Link>
      </p>
    </section>
  )
}

function Decidir({ caso, contenido }: { caso: CasoConHechos; contenido: ContenidoDenunciado }) {
  const { razon, falta, decidir, status, decidida, error } = useDecision({
    caso,
    queryKey: ['admin', 'denuncia', caso.id],
    act: (decision: 'atendida' | 'descartada', texto) =>
      api.call('decidirDenuncia', { casoId: caso.id, decision, razon: texto }),
    min: RAZON_MIN,
  })
  if (decidida) {
    return (
      <Notice
        tone="success"
        role="status"
        title={decidida === 'atendida' ? 'Reporte atendido' : 'Reporte descartado'}
        action={<SiguienteCaso caso={caso} />}
      >
        Quien reportó y dejó su correo recibe la razón.
      </Notice>
    )
  }
  if (!contenido.acciones.puedeDecidir) return null
  return (
    <>
      {error && <Notice tone="danger" role="alert" title={detalleDe(error)} />}
      <Field
        label="Respuesta"
        name="razon"
        hint="La recibe quien reportó; no nombres a nadie"
        error={falta ? 'Escribe la respuesta' : undefined}
      >
        <Textarea rows={3} maxLength={500} {...razon} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button status={status('atendida')} onClick={() => decidir('atendida')}>
          Tomamos medidas
        </Button>
        <Button variant="outline" status={status('descartada')} onClick={() => decidir('descartada')}>
          Descartar reporte
        </Button>
      </div>
    </>
  )
}
