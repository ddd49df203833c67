import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Sincronizacion } from '#contract/sincronizacion.ts'
import { CALENDARIO_BYTES } from '#contract/topes.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { subirArchivo } from '#web/api/subir-archivo.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { LLAMADAS_DE } from '../operador-llamadas.ts'
import { sincronizacionQuery } from './consultas.ts'

type Props = {
  operador: Operador
  experienciaId: string
  recursos: Sincronizacion['recursos']
  reemplaza?: { id: string; nombre: string }
  onClose: () => void
}
type Falta = Partial<Record<'nombre' | 'url' | 'archivo', string>>

/** By its address, which is read again and again, or as a file, which is a copy. */
export function ConectarCalendario({ operador, experienciaId, recursos, reemplaza, onClose }: Props) {
  const queryClient = useQueryClient()
  const [modo, setModo] = useState<'direccion' | 'archivo'>(reemplaza ? 'archivo' : 'direccion')
  const [nombre, setNombre] = useState(reemplaza?.nombre ?? '')
  const [url, setUrl] = useState('')
  const [archivo, setArchivo] = useState<File | null>(null)
  const [recursoId, setRecursoId] = useState('')
  const [faltas, setFaltas] = useState<Falta>({})
  const enviar = useMutation({
    mutationFn: () => {
      const comun = { id: experienciaId, nombre: nombre.trim(), ...(recursoId && { recursoId }) }
      return archivo && modo === 'archivo'
        ? subirArchivo(
            LLAMADAS_DE[operador].subirCalendario,
            { ...comun, ...(reemplaza && { calendarioId: reemplaza.id }) },
            { archivo, tipo: 'text/calendar' },
          )
        : api.call(LLAMADAS_DE[operador].conectarCalendario, { ...comun, url: url.trim() })
    },
    onSuccess: async (datos) => {
      queryClient.setQueryData(sincronizacionQuery(operador, experienciaId).queryKey, datos)
      await queryClient.invalidateQueries({ queryKey: ['salidas-propias', operador] })
      onClose()
    },
    onError: (error) => setFaltas(error instanceof ApiError ? error.campos : {}),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const propias: Falta = {
      ...(nombre.trim() === '' && { nombre: 'Ponle un nombre para reconocerlo' }),
      ...(modo === 'direccion' && url.trim() === '' && { url: 'Escribe la dirección del calendario' }),
      ...(modo === 'archivo' && !archivo && { archivo: 'Elige un archivo .ics' }),
      ...(modo === 'archivo' &&
        archivo &&
        archivo.size > CALENDARIO_BYTES && {
          archivo: 'El archivo pesa más de 2 MB. Exporta uno con menos eventos pasados',
        }),
    }
    setFaltas(propias)
    if (Object.keys(propias).length === 0) enviar.mutate()
  }
  const hayCampo = enviar.error instanceof ApiError && Object.keys(enviar.error.campos).length > 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={reemplaza ? 'Subir de nuevo' : 'Conectar calendario'}
      size="small"
      isDirty={nombre !== (reemplaza?.nombre ?? '') || url !== '' || archivo !== null}
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {enviar.error && !hayCampo && <Notice tone="danger" role="alert" title={detalleDe(enviar.error)} />}
        <Field label="Nombre" name="nombre" hint="Google Calendar, mantención del furgón" error={faltas.nombre}>
          <TextInput value={nombre} maxLength={60} onChange={(event) => setNombre(event.currentTarget.value)} />
        </Field>
        {!reemplaza && (
          <RadioGroup
            legend="Cómo lo conectas"
            name="modo"
            value={modo}
            onValueChange={(valor) => setModo(valor as 'direccion' | 'archivo')}
            options={[
              { value: 'direccion', label: 'Por su dirección iCal' },
              { value: 'archivo', label: 'Subiendo un archivo .ics' },
            ]}
          />
        )}
        {modo === 'direccion' ? (
          <Field
            label="Dirección iCal"
            name="url"
            hint="En Google Calendar: Configuración del calendario, Dirección secreta en formato iCal"
            error={faltas.url}
          >
            <TextInput
              type="url"
              inputMode="url"
              autoComplete="off"
              maxLength={2048}
              value={url}
              onChange={(event) => setUrl(event.currentTarget.value)}
            />
          </Field>
        ) : (
          <Field
            label="Archivo"
            name="archivo"
            hint={archivo ? archivo.name : 'Un archivo .ics de hasta 2 MB'}
            error={faltas.archivo}
          >
            <FileInput
              accept=".ics,text/calendar"
              text={archivo ? 'Elegir otro archivo' : 'Elegir archivo'}
              onFiles={([elegido]) => setArchivo(elegido ?? null)}
            />
          </Field>
        )}
        {recursos.length > 0 && (
          <Field
            label="Qué ocupa"
            name="recursoId"
            hint="Si ocupa un recurso, cierra las salidas de todas las experiencias que lo usan"
          >
            <Select
              value={recursoId}
              options={[
                { value: '', label: 'Esta experiencia' },
                ...recursos.map(({ id, nombre: suNombre }) => ({ value: id, label: suNombre })),
              ]}
              onChange={(event) => setRecursoId(event.currentTarget.value)}
            />
          </Field>
        )}
        <Button type="submit" isWide status={enviar.isPending ? 'loading' : 'default'}>
          {reemplaza ? 'Subir' : 'Conectar'}
        </Button>
      </form>
    </Dialog>
  )
}
