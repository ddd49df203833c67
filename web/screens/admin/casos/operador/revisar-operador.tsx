import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DECISIONES_DE_ALTA } from '#contract/enumeraciones/operadores.ts'
import type { OperadorPorRevisar } from '#contract/altas.ts'
import type { CasoConHechos } from '#contract/casos.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { ESTADO_DOCUMENTO } from '#web/components/alta/alta-textos.ts'
import { AreaEspera } from '#web/components/area-privada.tsx'
import { descargarDocumento } from '#web/components/descargar-documento.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { enMedio, formatDiaLargo } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { ConMotivo } from '../../con-motivo.tsx'
import { tonoDeOperador } from '../../operador/tono-de-operador.ts'
import { BarraDeDecision } from '../barra-de-decision.tsx'
import { SiguienteCaso } from '../siguiente-caso.tsx'
import { Declarado } from './declarado.tsx'

type Juicio = { estado: 'valido' | 'observado'; texto: string }
type Pedido = { decision: (typeof DECISIONES_DE_ALTA)[number]; motivo?: string }

/** Who wants to sell: what they declared, each paper by itself, and a decision. */
export function RevisarOperador({ caso }: { caso: CasoConHechos }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'operador', caso.objetoId],
    queryFn: ({ signal }) => api.call('verOperador', { operadorId: caso.objetoId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error)
    return (
      <ErrorBlock
        title="No pudimos abrir la solicitud"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return data ? <Revision caso={caso} operador={data} /> : <AreaEspera />
}

const HECHOS = {
  tomar: 'Quedó en revisión',
  revisar: 'Documentos revisados',
  aprobar: 'Aprobado: ya puede vender',
  observar: 'Pediste cambios',
  rechazar: 'Solicitud rechazada',
} as const

function Revision({ caso, operador }: { caso: CasoConHechos; operador: OperadorPorRevisar }) {
  const queryClient = useQueryClient()
  const [juicios, setJuicios] = useState<Record<string, Juicio>>({})
  const [puntos, setPuntos] = useState<Record<string, string>>({})
  const [isRejecting, setRejecting] = useState(false)
  const decidir = useMutation({
    mutationFn: ({ decision, motivo }: Pedido) =>
      api.call('decidirOperador', {
        operadorId: operador.id,
        decision,
        documentos: Object.entries(juicios).map(([id, { estado, texto }]) => ({
          id,
          estado,
          ...(estado === 'observado'
            ? { observacion: texto.trim() }
            : { ...(texto.trim() && { fuente: texto.trim() }) }),
        })),
        ...(decision === 'observar' && {
          tareas: Object.entries(puntos)
            .filter(([, texto]) => texto.trim())
            .map(([clave, texto]) => ({
              clave: clave as OperadorPorRevisar['tareas'][number]['clave'],
              observacion: texto.trim(),
            })),
        }),
        ...(motivo && { motivo, regla: motivo.slice(0, 120) }),
      }),
    onSuccess: (despues) => {
      queryClient.setQueryData(['admin', 'operador', operador.id], despues)
      void queryClient.invalidateQueries({ queryKey: ['admin', 'caso', caso.id] })
      void queryClient.invalidateQueries({ queryKey: ['admin', 'casos'] })
      void queryClient.invalidateQueries({ queryKey: ['admin', 'colas'] })
    },
  })
  const rechazar = useMutation({
    mutationFn: (motivo: string) => decidir.mutateAsync({ decision: 'rechazar', motivo }),
    onSuccess: () => setRejecting(false),
  })
  const apelacion = caso.detalle.apelacion === true ? caso.hechos.find(({ hecho }) => hecho === 'abierto')?.texto : null
  const esAlta = operador.estado === 'Enviado' || operador.estado === 'En revisión'
  const hecho = decidir.isSuccess && decidir.variables.decision !== 'tomar' ? HECHOS[decidir.variables.decision] : null
  const isOpen = caso.estado === 'abierto' && !caso.esDeOtraPersona && hecho === null
  const status = (decision: Pedido['decision']) =>
    decidir.isPending && decidir.variables.decision === decision ? ('loading' as const) : ('default' as const)
  const campos = decidir.error instanceof ApiError ? Object.values(decidir.error.campos) : []
  return (
    <div className="grid grid-cols-1 gap-6 lg:max-w-form">
      <p className="flex flex-wrap items-center gap-2 text-text-2">
        <Badge tone={tonoDeOperador(operador.estado)}>{operador.estado}</Badge>{' '}
        {operador.numero > 0 && `Solicitud N.º ${operador.numero}`}
        <Link
          to={`/admin/operadores/${operador.tipo}/${operador.id}`}
          className="inline-flex min-h-11 items-center text-primary underline"
        >
          Ver al operador
        </Link>
      </p>
      {apelacion && (
        <Notice tone="warning" title="Apela el rechazo de su solicitud">
          <span className="whitespace-pre-line">{apelacion}</span>
        </Notice>
      )}
      <section aria-labelledby="declarado" className="grid gap-3">
        <h2 id="declarado">Lo que declaró</h2>
        {operador.tareas.map(({ clave, titulo, falta, observacion }) => (
          <div key={clave} className="grid gap-2 rounded-card border border-border bg-surface p-4">
            <h3 className="font-sans text-body font-semibold">{titulo}</h3>
            <Declarado datos={clave === 'pagos' ? operador.cuenta : (operador.datos[clave] ?? null)} />
            {falta.length > 0 && <p className="text-small text-danger">Falta: {falta.map(enMedio).join(', ')}</p>}
            {observacion && <p className="text-small text-text-2">Se pidió antes: {observacion}</p>}
            {isOpen && esAlta && (
              <Field label="Qué debe corregir" name={`tarea-${clave}`} isOptional>
                <TextInput
                  maxLength={280}
                  value={puntos[clave] ?? ''}
                  onChange={(event) => setPuntos({ ...puntos, [clave]: event.currentTarget.value })}
                />
              </Field>
            )}
          </div>
        ))}
      </section>
      <section aria-labelledby="documentos" className="grid gap-3">
        <h2 id="documentos">Documentos</h2>
        {operador.documentos.length === 0 && <p className="text-text-2">No ha subido documentos.</p>}
        {operador.documentos.map((documento) => (
          <Papel
            key={documento.id}
            operador={operador}
            documento={documento}
            isOpen={isOpen}
            juicio={juicios[documento.id]}
            onJuicio={(juicio) => setJuicios({ ...juicios, [documento.id]: juicio })}
          />
        ))}
      </section>
      {hecho && (
        <BarraDeDecision
          avisos={
            <Notice tone="success" role="status" title={hecho} action={<SiguienteCaso caso={caso} />}>
              Le avisamos por correo.
            </Notice>
          }
        />
      )}
      {isOpen && (
        <BarraDeDecision
          avisos={
            decidir.error && (
              <Notice tone="danger" role="alert" title={detalleDe(decidir.error)}>
                {campos.join('. ')}
              </Notice>
            )
          }
        >
          {operador.estado === 'Enviado' && (
            <Button status={status('tomar')} onClick={() => decidir.mutate({ decision: 'tomar' })}>
              Empezar la revisión
            </Button>
          )}
          {operador.estado === 'En revisión' && (
            <>
              <Button
                loadingText="Enviando"
                status={status('aprobar')}
                onClick={() => decidir.mutate({ decision: 'aprobar' })}
              >
                Aprobar
              </Button>
              <Button
                variant="outline"
                loadingText="Enviando"
                status={status('observar')}
                onClick={() => decidir.mutate({ decision: 'observar' })}
              >
                Pedir cambios
              </Button>
              <Button variant="danger-outline" onClick={() => setRejecting(true)}>
                Rechazar
              </Button>
            </>
          )}
          {!esAlta && (
            <Button status={status('revisar')} onClick={() => decidir.mutate({ decision: 'revisar' })}>
              Guardar la revisión
            </Button>
          )}
        </BarraDeDecision>
      )}
      <ConMotivo
        isOpen={isRejecting}
        onClose={() => setRejecting(false)}
        title="¿Rechazar esta solicitud?"
        text={
          operador.rechazo?.apelado
            ? 'Es la segunda decisión, y es definitiva.'
            : 'Puede apelar durante 30 días y lo decide otra persona.'
        }
        label="Regla y motivo"
        hint="Va en el correo, tal como lo escribes"
        missing="Escribe la regla y el motivo"
        confirmText="Sí, rechazar"
        guardar={rechazar}
      />
    </div>
  )
}

type PapelProps = {
  operador: OperadorPorRevisar
  documento: OperadorPorRevisar['documentos'][number]
  isOpen: boolean
  juicio: Juicio | undefined
  onJuicio: (juicio: Juicio) => void
}

function Papel({ operador, documento, isOpen, juicio, onJuicio }: PapelProps) {
  const abrir = useMutation({
    mutationFn: () => api.call('verDocumentoDeOperador', { operadorId: operador.id, documentoId: documento.id }),
    onSuccess: descargarDocumento,
  })
  const [tono, estado] = ESTADO_DOCUMENTO[documento.estado]
  const nombre = operador.requisitos.find(({ tipo }) => tipo === documento.tipo)?.nombre ?? documento.tipo
  return (
    <div className="grid gap-2 rounded-card border border-border bg-surface p-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{nombre}</span>
        <Badge tone={tono}>{estado}</Badge>
        {documento.venceEn && (
          <span className="text-small text-text-2">vence el {formatDiaLargo(documento.venceEn)}</span>
        )}
      </p>
      <Button
        variant="outline"
        size="dense"
        className="justify-self-start"
        aria-label={`Descargar: ${nombre}`}
        status={abrir.isPending ? 'loading' : 'default'}
        onClick={() => abrir.mutate()}
      >
        Descargar
      </Button>
      {abrir.error && (
        <p role="alert" className="text-small text-danger">
          {detalleDe(abrir.error)}
        </p>
      )}
      {isOpen && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={`Revisión: ${nombre}`}>
            <Select
              value={juicio?.estado ?? ''}
              onChange={(event) =>
                onJuicio({ estado: event.currentTarget.value as Juicio['estado'], texto: juicio?.texto ?? '' })
              }
            >
              <option value="" disabled>
                Elige
              </option>
              <option value="valido">Válido</option>
              <option value="observado">Con observación</option>
            </Select>
          </Field>
          {juicio && (
            <Field
              label={juicio.estado === 'observado' ? 'Qué debe corregir' : 'Dónde lo comprobaste'}
              isOptional={juicio.estado === 'valido'}
            >
              <TextInput
                maxLength={120}
                value={juicio.texto}
                onChange={(event) => onJuicio({ ...juicio, texto: event.currentTarget.value })}
              />
            </Field>
          )}
        </div>
      )}
    </div>
  )
}
