import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Alta, Documento, Requisito, Tarea } from '#contract/altas.ts'
import { DOCUMENTO_BYTES, TIPOS_ARCHIVO } from '#contract/topes.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { subirArchivo } from '#web/api/subir-archivo.ts'
import { descargarDocumento } from '#web/components/descargar-documento.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { formatDiaConAno, formatPeso } from '#web/ui/formato.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { dateMistakes } from '#web/ui/use-form-errors.ts'
import { altaQuery, type AreaDeAlta, LLAMADAS } from './alta-llamadas.ts'
import { ESTADO_DOCUMENTO } from './alta-textos.ts'

/** The papers that the rules ask for in a task, each with what became of it. */
export function Papeles({
  area,
  alta,
  tarea,
  isEditable,
}: {
  area: AreaDeAlta
  alta: Alta
  tarea: Tarea
  isEditable: boolean
}) {
  const requisitos = alta.requisitos.filter((requisito) => requisito.tarea === tarea)
  if (requisitos.length === 0) return null
  return (
    <section
      id="papeles"
      aria-labelledby="papeles-titulo"
      className="grid scroll-mt-24 grid-cols-1 gap-4 border-t border-border pt-5"
    >
      <h3 id="papeles-titulo">Documentos</h3>
      <p className="text-small text-text-2">JPG, PNG o PDF de hasta 10 MB. Solo los ve quien los revisa.</p>
      {requisitos.map((requisito) => (
        <Papel
          key={requisito.tipo}
          area={area}
          requisito={requisito}
          documentos={alta.documentos.filter(({ tipo }) => tipo === requisito.tipo)}
          isEditable={isEditable}
        />
      ))}
    </section>
  )
}

function Papel({
  area,
  requisito,
  documentos,
  isEditable,
}: {
  area: AreaDeAlta
  requisito: Requisito
  documentos: Documento[]
  isEditable: boolean
}) {
  return (
    <article aria-label={requisito.nombre} className="grid grid-cols-1 gap-3 rounded-card border border-border p-4">
      <div className="grid gap-1">
        <h4 className="font-sans text-body font-semibold">
          {requisito.nombre} {!requisito.obligatorio && <span className="font-normal text-text-3">(opcional)</span>}
        </h4>
        <p className="text-small text-text-2">{requisito.porque}</p>
      </div>
      {documentos.map((documento) => (
        <Subido key={documento.id} area={area} documento={documento} />
      ))}
      {isEditable && <Subir area={area} requisito={requisito} hayUno={documentos.length > 0} />}
    </article>
  )
}

function Subido({ area, documento }: { area: AreaDeAlta; documento: Documento }) {
  const [tono, texto] = ESTADO_DOCUMENTO[documento.estado]
  const ver = useMutation({
    mutationFn: async () => descargarDocumento(await api.call(LLAMADAS[area].archivo, { documentoId: documento.id })),
  })
  return (
    <div className="grid gap-2 rounded-control bg-surface-2 p-3">
      <div className="flex flex-wrap items-center gap-2">
        <FileText size={20} aria-hidden className="text-text-2" />
        <span className="min-w-0 grow break-words">{documento.nombre}</span>
        <Badge tone={tono}>{texto}</Badge>
      </div>
      {documento.venceEn && (
        <p className="text-small text-text-2">Vale hasta el {formatDiaConAno(documento.venceEn)}</p>
      )}
      {documento.observacion && <Notice tone="warning">{documento.observacion}</Notice>}
      {ver.error && (
        <Notice role="alert" tone="danger">
          {detalleDe(ver.error)}
        </Notice>
      )}
      <Button
        variant="quiet"
        size="dense"
        className="justify-self-start"
        status={ver.isPending ? 'loading' : 'default'}
        onClick={() => ver.mutate()}
      >
        Descargar
      </Button>
    </div>
  )
}

function Subir({ area, requisito, hayUno }: { area: AreaDeAlta; requisito: Requisito; hayUno: boolean }) {
  const queryClient = useQueryClient()
  const [archivo, setArchivo] = useState<File | null>(null)
  const [falla, setFalla] = useState<Record<string, string>>({})
  const [avance, setAvance] = useState(0)
  const subir = useMutation({
    mutationFn: ({ file, venceEn, numero }: { file: File; venceEn: string; numero: string }) => {
      const datos = {
        tipo: requisito.tipo,
        nombre: file.name.slice(-120),
        ...(venceEn && { venceEn }),
        ...(numero && { numero }),
      }
      return subirArchivo(LLAMADAS[area].subir, datos, { archivo: file, onAvance: setAvance })
    },
    onSuccess: (alta) => {
      queryClient.setQueryData(altaQuery(area).queryKey, alta)
      setArchivo(null)
    },
    onError: (error) => setFalla(error instanceof ApiError ? error.campos : {}),
  })
  const nombreDe = (campo: string) => `${campo}-${requisito.tipo}`

  function elegir([file]: File[]) {
    setFalla(
      file && file.size > DOCUMENTO_BYTES
        ? { archivo: `El archivo pesa ${formatPeso(file.size)}. El máximo es ${formatPeso(DOCUMENTO_BYTES)}` }
        : {},
    )
    setArchivo(file && file.size <= DOCUMENTO_BYTES ? file : null)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const venceEn = String(data.get(nombreDe('venceEn')) ?? '')
    const [fecha] = dateMistakes(event.currentTarget)
    const faltas = {
      ...(!archivo && { archivo: 'Elige un archivo' }),
      ...(requisito.conVencimiento && !venceEn && { venceEn: 'Escribe hasta cuándo vale' }),
      ...(fecha && { venceEn: fecha.mensaje }),
    }
    setFalla(faltas)
    if (archivo && Object.keys(faltas).length === 0)
      subir.mutate({ file: archivo, venceEn, numero: String(data.get(nombreDe('numero')) ?? '').trim() })
  }

  const errorDe = (campo: string) => (falla[campo] ? { error: falla[campo] } : {})
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
      {subir.error && Object.keys(falla).length === 0 && (
        <Notice role="alert" tone="danger">
          {detalleDe(subir.error)}
        </Notice>
      )}
      <Field
        label={hayUno ? 'Reemplazar archivo' : 'Archivo'}
        name={nombreDe('archivo')}
        {...errorDe('archivo')}
        {...(archivo && { hint: archivo.name })}
      >
        <FileInput accept={TIPOS_ARCHIVO.join()} text={archivo ? 'Elegir otro' : 'Elegir archivo'} onFiles={elegir} />
      </Field>
      {requisito.conVencimiento && (
        <Field label="Vale hasta" name={nombreDe('venceEn')} {...errorDe('venceEn')}>
          <DateInput />
        </Field>
      )}
      {subir.isPending && <Progress label="Subiendo" value={avance} text={`${avance} %`} />}
      <Button
        type="submit"
        variant="outline"
        className="justify-self-start"
        status={subir.isPending ? 'loading' : 'default'}
        loadingText="Subiendo..."
      >
        Subir documento
      </Button>
    </form>
  )
}
