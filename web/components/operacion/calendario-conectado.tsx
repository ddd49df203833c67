import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FALLAS } from '#contract/fallas-de-calendario.ts'
import type { CalendarioExterno, Sincronizacion } from '#contract/sincronizacion.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { LLAMADAS_DE } from '../operador-llamadas.ts'
import { ConectarCalendario } from './conectar-calendario.tsx'
import { sincronizacionQuery } from './consultas.ts'
import { estadoDe, noEntendidoDe } from './sincronizacion-textos.ts'

type Props = {
  operador: Operador
  experienciaId: string
  zona: string
  calendario: CalendarioExterno
  puedeEditar: boolean
}

const MARCAS = {
  leyendo: ['neutral', 'Leyendo'],
  al_dia: ['success', 'Al día'],
  parcial: ['warning', 'Leído en parte'],
  falla: ['danger', 'Con problemas'],
} as const

/** One calendar of elsewhere: how its last reading went, what it keeps busy, and what can be done with it. */
export function CalendarioConectado({ operador, experienciaId, zona, calendario, puedeEditar }: Props) {
  const queryClient = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const [isReplacing, setReplacing] = useState(false)
  const seLee = async (datos: Sincronizacion) => {
    queryClient.setQueryData(sincronizacionQuery(operador, experienciaId).queryKey, datos)
    await queryClient.invalidateQueries({ queryKey: ['salidas-propias', operador] })
  }
  const leer = useMutation({
    mutationFn: () =>
      api.call(LLAMADAS_DE[operador].leerCalendario, { id: experienciaId, calendarioId: calendario.id }),
    onSuccess: seLee,
  })
  const quitar = useMutation({
    mutationFn: () =>
      api.call(LLAMADAS_DE[operador].quitarCalendario, { id: experienciaId, calendarioId: calendario.id }),
    onSuccess: seLee,
  })
  const [tono, marca] = MARCAS[calendario.estado]
  const { nombre, servidor, recurso, falla, proximaLecturaEn, proximos, ocupados } = calendario
  const error = leer.error ?? quitar.error
  return (
    <li className="grid gap-3 rounded-card border border-border bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="grid min-w-0 gap-1">
          <h4 className="font-sans text-body font-semibold">{nombre}</h4>
          <p className="text-small wrap-anywhere text-text-2">
            {servidor ?? 'Archivo'}&nbsp;· {recurso ? `ocupa ${recurso.nombre}` : 'ocupa esta experiencia'}
          </p>
        </div>
        <Badge tone={tono}>{marca}</Badge>
      </div>
      <p role="status" className="text-small">
        {estadoDe(calendario, zona)}
      </p>
      {falla && (
        <p className="text-small text-danger">
          {FALLAS[falla]} {calendario.leidoEn && 'Mientras tanto vale lo último que leímos. '}
          {proximaLecturaEn && `Lo intentaremos de nuevo el ${formatSalida(proximaLecturaEn, zona)}.`}
        </p>
      )}
      {calendario.noEntendidos > 0 && <NoEntendido calendario={calendario} />}
      {proximos.length > 0 && (
        <ul className="grid gap-1 text-small text-text-2">
          {proximos.map(({ desde, hasta, resumen }) => (
            <li key={desde + hasta + resumen} className="wrap-anywhere">
              {formatSalida(desde, zona)} a {formatSalida(hasta, zona)}
              {resumen && `\u00a0· ${resumen}`}
            </li>
          ))}
          {ocupados > proximos.length && <li>Y {ocupados - proximos.length} más.</li>}
        </ul>
      )}
      {!servidor && <p className="text-small text-text-2">Es una copia: súbela de nuevo cuando cambie.</p>}
      {error && (
        <p role="alert" className="text-small text-danger">
          {detalleDe(error)}
        </p>
      )}
      {puedeEditar && (
        <div className="flex flex-wrap gap-2">
          {servidor && (
            <Button
              variant="outline"
              size="dense"
              aria-label={`Leer ahora: ${nombre}`}
              disabled={calendario.estado === 'leyendo'}
              status={leer.isPending ? 'loading' : 'default'}
              onClick={() => leer.mutate()}
            >
              Leer ahora
            </Button>
          )}
          {!servidor && (
            <Button
              variant="outline"
              size="dense"
              aria-label={`Subir de nuevo: ${nombre}`}
              onClick={() => setReplacing(true)}
            >
              Subir de nuevo
            </Button>
          )}
          <Button variant="quiet" size="dense" aria-label={`Quitar: ${nombre}`} onClick={() => setRemoving(true)}>
            Quitar
          </Button>
        </div>
      )}
      {isReplacing && (
        <ConectarCalendario
          operador={operador}
          experienciaId={experienciaId}
          recursos={[]}
          reemplaza={calendario}
          onClose={() => setReplacing(false)}
        />
      )}
      <AlertDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={`¿Quitar ${nombre}?`}
        description="Las salidas que solo este calendario cerraba vuelven a venderse."
        cancelText="Volver"
        confirmText="Sí, quitar"
        confirmStatus={quitar.isPending ? 'loading' : 'default'}
        onConfirm={() => quitar.mutate()}
      />
    </li>
  )
}

function NoEntendido({ calendario: { noEntendidos, ejemplos } }: Pick<Props, 'calendario'>) {
  return (
    <Notice tone="warning" title={noEntendidoDe(noEntendidos)}>
      <p>
        Lo demás cierra salidas como siempre. Ninguna hora se libera hasta que podamos leer el calendario entero:
        corrige en él lo que sigue.
      </p>
      <ul className="grid gap-1">
        {ejemplos.map(({ resumen, linea }) => (
          <li key={resumen + linea} className="wrap-anywhere">
            {resumen && `${resumen}: `}
            <code>
              {linea === 'END' ? 'le falta el final' : linea === 'DTSTART' ? 'no dice cuándo empieza' : linea}
            </code>
          </li>
        ))}
        {noEntendidos > ejemplos.length && <li>Y {noEntendidos - ejemplos.length} más.</li>}
      </ul>
    </Notice>
  )
}
