import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Equipo, PapelProveedor } from '#contract/equipos.ts'
import type { Operador } from '#web/components/editor/llamadas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { LLAMADAS } from './llamadas.ts'
import { PAPELES, PAPELES_DE } from './papeles-textos.ts'
import { useEquipoNuevo } from './use-equipo-nuevo.ts'

type Miembro = Equipo['miembros'][number]
type Pregunta = { acto: 'quitar' | 'activar'; miembro: Miembro }

const nombreDe = (papel: PapelProveedor) => PAPELES.find((uno) => uno.papel === papel)?.nombre

/** Who works in it, who waits for room, and who was invited. */
export function Personas({ operador, equipo }: { operador: Operador; equipo: Equipo }) {
  const onSuccess = useEquipoNuevo(operador)
  const [pregunta, setPregunta] = useState<Pregunta | null>(null)
  const cambiar = useMutation({
    mutationFn: (datos: { miembroId: string; papel: PapelProveedor }) => api.call(LLAMADAS[operador].papel, datos),
    onSuccess,
  })
  const anular = useMutation({
    mutationFn: (invitacionId: string) => api.call(LLAMADAS[operador].anular, { invitacionId }),
    onSuccess,
  })
  const responder = useMutation({
    mutationFn: ({ acto, miembro }: Pregunta) =>
      api.call(acto === 'quitar' ? LLAMADAS[operador].quitar : LLAMADAS.anfitrion.activar, { miembroId: miembro.id }),
    onSuccess,
    onSettled: () => setPregunta(null),
  })
  const error = cambiar.error ?? responder.error ?? anular.error
  return (
    <section aria-labelledby="personas" className="grid grid-cols-1 gap-3">
      <h2 id="personas">Personas</h2>
      {error && (
        <Notice role="alert" tone="danger">
          {detalleDe(error)}
        </Notice>
      )}
      <ul className="grid gap-2">
        {equipo.miembros.map((miembro) => (
          <Persona
            key={miembro.id}
            operador={operador}
            miembro={miembro}
            puedeActivar={equipo.cede !== null}
            onPapel={(papel) => cambiar.mutate({ miembroId: miembro.id, papel })}
            onPregunta={(acto) => setPregunta({ acto, miembro })}
          />
        ))}
        {equipo.invitaciones.map((invitacion) => (
          <li
            key={invitacion.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-border p-4"
          >
            <p className="min-w-0 break-words">
              {invitacion.email}
              <br />
              {invitacion.rechazada ? (
                <span className="text-small text-danger">
                  La invitación no llegó: esa dirección no recibe correos. Anúlala e invita a la correcta
                </span>
              ) : (
                <span className="text-small text-text-2">Invitación enviada: {nombreDe(invitacion.papel)}</span>
              )}
            </p>
            <Button variant="quiet" className="max-sm:-ml-5" onClick={() => anular.mutate(invitacion.id)}>
              Anular
            </Button>
          </li>
        ))}
      </ul>
      {pregunta && (
        <Confirmar
          {...pregunta}
          cede={equipo.cede}
          isPending={responder.isPending}
          onCerrar={() => setPregunta(null)}
          onSi={() => responder.mutate(pregunta)}
        />
      )}
    </section>
  )
}

type PersonaProps = {
  operador: Operador
  miembro: Miembro
  puedeActivar: boolean
  onPapel: (papel: PapelProveedor) => void
  onPregunta: (acto: Pregunta['acto']) => void
}

function Persona({
  operador,
  miembro: { nombre, email, papel, soyYo, enPausa },
  puedeActivar,
  onPapel,
  onPregunta,
}: PersonaProps) {
  return (
    <li className="grid grid-cols-1 items-center gap-3 rounded-card border border-border bg-surface p-4 sm:grid-cols-[1fr_14rem_auto]">
      <p className="min-w-0 break-words">
        <span className="font-semibold">{nombre}</span> {soyYo && <span className="text-text-2">(tú)</span>}{' '}
        {enPausa && <Badge tone="warning">En pausa</Badge>}
        <br />
        <span className="text-small text-text-2">{email}</span>
      </p>
      {operador === 'anfitrion' && papel === 'dueno' ? (
        <p className="text-text-2 sm:col-span-2 sm:justify-self-end sm:text-right">{nombreDe('dueno')}</p>
      ) : (
        <>
          <Field label={`Papel de ${nombre}`}>
            <Select
              value={papel}
              onChange={(event) => onPapel(event.currentTarget.value as PapelProveedor)}
              options={PAPELES_DE[operador].map((uno) => ({ value: uno.papel, label: uno.nombre }))}
            />
          </Field>
          <span className="flex flex-wrap gap-2 sm:mt-8 sm:self-start">
            {enPausa && puedeActivar && (
              <Button variant="outline" aria-label={`Activar a ${nombre}`} onClick={() => onPregunta('activar')}>
                Activar
              </Button>
            )}
            <Button variant="danger-outline" aria-label={`Quitar a ${nombre}`} onClick={() => onPregunta('quitar')}>
              Quitar
            </Button>
          </span>
        </>
      )}
    </li>
  )
}

type ConfirmarProps = Pregunta & { cede: string | null; isPending: boolean; onCerrar: () => void; onSi: () => void }

function Confirmar({ acto, miembro: { nombre }, cede, isPending, onCerrar, onSi }: ConfirmarProps) {
  const confirmStatus = isPending ? 'loading' : 'default'
  if (acto === 'quitar')
    return (
      <AlertDialog
        open
        onOpenChange={onCerrar}
        title={`¿Quitas a ${nombre} del equipo?`}
        description="Deja de ver las reservas al instante. Puedes invitar de nuevo cuando quieras."
        cancelText="Mantener"
        confirmText="Sí, quitar"
        confirmStatus={confirmStatus}
        onConfirm={onSi}
      />
    )
  return (
    <AlertDialog
      open
      onOpenChange={onCerrar}
      title={`¿Activas a ${nombre}?`}
      description={`${cede} queda en pausa: tu plan no alcanza para ambas personas. Puedes cambiarlo cuando quieras.`}
      cancelText="Dejar como está"
      confirmText="Sí, activar"
      confirmStatus={confirmStatus}
      onConfirm={onSi}
    />
  )
}
