import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Recurso } from '#contract/recursos.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe, isInvalid } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { AreaEspera } from '../area-privada.tsx'
import { LISTADO, type Operador } from '../experiencias-propias.tsx'
import { MasDeLaLista } from '../mas-de-la-lista.tsx'
import { POR_PAGINA } from '../pagina-de.tsx'
import { porPaginas } from '../por-paginas.ts'
import { erroresDeCampos, obligatorio } from '../reserva-reglas.ts'
import { LLAMADAS_DE } from '../operador-llamadas.ts'
import { recursosQuery } from './consultas.ts'

type Uso = { experienciaId: string; por: 'salida' | 'participante'; unidades: number }
const POR = [
  { value: '', label: 'No lo usa' },
  { value: 'salida', label: 'Por salida' },
  { value: 'participante', label: 'Por viajero' },
]
const REGLAS = {
  nombre: obligatorio('Escribe un nombre'),
  cantidad: (value: string) =>
    Number(value) >= 1 && Number(value) <= 1000 ? undefined : 'Escribe cuántos tienes, de 1 a 1.000',
}
const usoDe = ({ por, unidades }: Uso): string => `${unidades} ${por === 'salida' ? 'por salida' : 'por viajero'}`

/** What departures share and cannot sell twice. */
export function Recursos({ operador }: { operador: Operador }) {
  const { data, error, refetch, isFetching } = useQuery(recursosQuery(operador))
  const [editado, setEditado] = useState<Recurso | 'nuevo' | null>(null)
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar tus recursos"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  return (
    <div className="grid max-w-[50rem] grid-cols-1 gap-4">
      <p className="text-text-2">
        Una guía, un furgón, seis kayaks: lo que tus salidas comparten y no se puede vender dos veces a la misma hora.
      </p>
      {data.length === 0 && (
        <EmptyBlock
          title="Aún no tienes recursos compartidos"
          text="Agrega uno y dejaremos de vender cuando no alcance."
        />
      )}
      <ul className="grid gap-3">
        {data.map((recurso) => (
          <li
            key={recurso.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-border bg-surface p-4"
          >
            <div className="grid gap-1">
              <h3 className="font-sans text-body font-semibold">
                {recurso.nombre}&nbsp;· {recurso.cantidad}
              </h3>
              {recurso.usos.map((uso) => (
                <p key={uso.experienciaId} className="text-small text-text-2">
                  {uso.nombreExperiencia}: {usoDe(uso)}
                </p>
              ))}
            </div>
            <Button
              variant="outline"
              size="dense"
              aria-label={`Editar: ${recurso.nombre}`}
              onClick={() => setEditado(recurso)}
            >
              Editar
            </Button>
          </li>
        ))}
      </ul>
      <Button className="sm:justify-self-start" onClick={() => setEditado('nuevo')}>
        Agregar recurso
      </Button>
      <Sheet
        side="right"
        isDirty
        open={editado !== null}
        onOpenChange={(open) => !open && setEditado(null)}
        title={editado === 'nuevo' ? 'Recurso nuevo' : 'Editar recurso'}
      >
        {editado !== null && (
          <RecursoForm
            key={editado === 'nuevo' ? 'nuevo' : editado.id}
            operador={operador}
            recurso={editado === 'nuevo' ? null : editado}
            onDone={() => setEditado(null)}
          />
        )}
      </Sheet>
    </div>
  )
}

function RecursoForm({
  operador,
  recurso,
  onDone,
}: {
  operador: Operador
  recurso: Recurso | null
  onDone: () => void
}) {
  const queryClient = useQueryClient()
  const [nombre, setNombre] = useState(recurso?.nombre ?? '')
  const [cantidad, setCantidad] = useState(String(recurso?.cantidad ?? 1))
  const [usos, setUsos] = useState<Uso[]>(
    recurso?.usos.map(({ experienciaId, por, unidades }) => ({ experienciaId, por, unidades })) ?? [],
  )
  const [isRemoving, setRemoving] = useState(false)
  const experiencias = useInfiniteQuery({
    queryKey: ['propias-todas', operador],
    queryFn: ({ pageParam, signal }) =>
      api.page(LISTADO[operador], { pagina: pageParam, porPagina: POR_PAGINA }, { signal }),
    ...porPaginas(POR_PAGINA),
  })
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const terminar = async () => {
    await queryClient.invalidateQueries({ queryKey: recursosQuery(operador).queryKey })
    await queryClient.invalidateQueries({ queryKey: ['salidas-propias', operador] })
    onDone()
  }
  const guardar = useMutation({
    mutationFn: () =>
      api.call(LLAMADAS_DE[operador].guardarRecurso, {
        recursoId: recurso?.id,
        nombre,
        cantidad: Number(cantidad),
        usos,
      }),
    onSuccess: terminar,
    onError: (error) => isInvalid(error) && showAll(erroresDeCampos(error)),
  })
  const quitar = useMutation({
    mutationFn: () => api.call(LLAMADAS_DE[operador].quitarRecurso, { id: recurso?.id ?? '' }),
    onSuccess: terminar,
  })
  const fallas = guardar.error instanceof ApiError ? (guardar.error.problema.errores ?? []) : []

  function poner(experienciaId: string, cambio: Partial<Uso> | null) {
    setUsos((antes) => {
      const previo = antes.find((uso) => uso.experienciaId === experienciaId) ?? {
        experienciaId,
        por: 'salida' as const,
        unidades: 1,
      }
      const otros = antes.filter((uso) => uso.experienciaId !== experienciaId)
      return cambio ? [...otros, { ...previo, ...cambio }] : otros
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!guardar.isPending && checkForm(event.currentTarget)) guardar.mutate()
  }

  return (
    <form {...form} onSubmit={submit} className="grid gap-4">
      <ErrorSummary errores={summary} />
      <Field label="Nombre" name="nombre" hint="Guía Marta, furgón, kayaks" error={errors.nombre}>
        <TextInput value={nombre} maxLength={60} onChange={(event) => setNombre(event.currentTarget.value)} />
      </Field>
      <Field label="Cuántos tienes" name="cantidad" error={errors.cantidad}>
        <TextInput
          inputMode="numeric"
          value={cantidad}
          onChange={(event) => setCantidad(event.currentTarget.value.replaceAll(/\D/g, ''))}
        />
      </Field>
      <h3 className="font-sans text-body font-semibold">Quién lo usa</h3>
      {experiencias.error ? (
        <ErrorBlock
          title="No pudimos cargar tus experiencias"
          text={detalleDe(experiencias.error)}
          onRetry={() => void experiencias.refetch()}
          isRetrying={experiencias.isFetching}
        />
      ) : (
        !experiencias.data && <AreaEspera />
      )}
      {experiencias.data?.pages
        .flatMap(({ items }) => items)
        .map(({ id, nombreExperiencia }) => {
          const uso = usos.find(({ experienciaId }) => experienciaId === id)
          return (
            <div key={id} className="grid grid-cols-[minmax(0,1fr)_6rem] items-end gap-3">
              <Field label={nombreExperiencia} name={`uso-${id}`}>
                <Select
                  value={uso?.por ?? ''}
                  options={POR}
                  onChange={(event) =>
                    poner(id, event.currentTarget.value ? { por: event.currentTarget.value as Uso['por'] } : null)
                  }
                />
              </Field>
              {uso && (
                <Field label="Cuántos" name={`unidades-${id}`}>
                  <TextInput
                    inputMode="numeric"
                    value={uso.unidades || ''}
                    onChange={(event) =>
                      poner(id, { unidades: Number(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 3)) })
                    }
                  />
                </Field>
              )}
            </div>
          )
        })}
      <MasDeLaLista lista={experiencias} />
      {guardar.error && !isInvalid(guardar.error) && (
        <Notice tone="danger" role="alert" title={detalleDe(guardar.error)}>
          {fallas.map(({ campo, mensaje }) => (
            <p key={campo + mensaje}>{mensaje}</p>
          ))}
        </Notice>
      )}
      <Button type="submit" isWide status={guardar.isPending ? 'loading' : 'default'}>
        Guardar recurso
      </Button>
      {recurso && (
        <Button variant="quiet" onClick={() => setRemoving(true)}>
          Quitar recurso
        </Button>
      )}
      <AlertDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={`¿Quitar ${nombre}?`}
        description="Tus salidas dejan de depender de este recurso."
        cancelText="Volver"
        confirmText="Sí, quitar"
        confirmStatus={quitar.isPending ? 'loading' : 'default'}
        onConfirm={() => quitar.mutate()}
      />
    </form>
  )
}
