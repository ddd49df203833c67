import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { CampoDeRegla, ClaseDeRegla, ReglaCompleta } from '#contract/reglas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { AreaAdmin } from '#web/components/area-admin.tsx'
import { AreaEspera } from '#web/components/area-privada.tsx'
import type { MarcoHandle } from '#web/components/marco.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { metaPrivada } from '#web/ui/marca.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Historia } from './reglas/historia.tsx'
import { PublicarForm } from './reglas/publicar-form.tsx'

export const handle: MarcoHandle = { marco: 'ninguno' }

export function meta() {
  return metaPrivada('Regla')
}

export default function ReglaDeAdmin() {
  const clase = useParams().clase as ClaseDeRegla
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['admin', 'reglas', clase],
    queryFn: ({ signal }) => api.call('verRegla', { clase }, { signal }),
    staleTime: 0,
  })
  const isContent = clase === 'portada' || clase === 'anuncios'
  return (
    <AreaAdmin
      title={data?.nombre ?? 'Regla'}
      seccion="reglas"
      text={data?.descripcion}
      action={
        <ButtonLink
          variant="outline"
          to={clase === 'sitio' ? '/admin/sitio' : isContent ? '/admin/contenido' : '/admin/reglas'}
        >
          {clase === 'sitio' ? 'Lo que falta y la cuenta' : isContent ? 'Todo el contenido' : 'Todas las reglas'}
        </ButtonLink>
      }
    >
      {() => {
        // What is being written outlives a failed look for news.
        if (error && !data)
          return (
            <ErrorBlock
              title="No pudimos abrir la regla"
              text={detalleDe(error)}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )
        return data ? <Una key={clase} clase={clase} data={data} /> : <AreaEspera />
      }}
    </AreaAdmin>
  )
}

function Una({ clase, data }: { clase: ClaseDeRegla; data: ReglaCompleta }) {
  const queryClient = useQueryClient()
  const estado = useRef<HTMLDivElement>(null)
  const [isEditing, setEditing] = useState(false)
  const [publicada, setPublicada] = useState<ReglaCompleta | null>(null)
  function onPublished(regla: ReglaCompleta) {
    queryClient.setQueryData(['admin', 'reglas', clase], regla)
    setPublicada(regla)
    close()
  }
  // The form goes away with whatever had the focus.
  function close() {
    setEditing(false)
    estado.current?.focus()
  }
  return (
    <>
      <div ref={estado} tabIndex={-1} className="grid gap-3 outline-none">
        {publicada && (
          <Notice tone="success" role="status" title={`Publicaste la versión ${publicada.ultima}`}>
            {publicada.vigente.version === publicada.ultima
              ? 'Rige desde ahora.'
              : 'Queda programada: hasta entonces rige la de antes.'}
          </Notice>
        )}
        <p>
          Rige la <strong>versión {data.vigente.version}</strong>
          {data.vigente.vigenteDesde &&
            ` desde el ${formatSalida(data.vigente.vigenteDesde)}, publicada por ${data.vigente.autor}`}
          .
          {data.proxima?.vigenteDesde &&
            ` La versión ${data.proxima.version} empieza el ${formatSalida(data.proxima.vigenteDesde)}.`}
        </p>
        {!isEditing &&
          (data.acciones.puedePublicar ? (
            <Button className="sm:justify-self-start" onClick={() => setEditing(true)}>
              Nueva versión
            </Button>
          ) : (
            <p className="text-small text-text-2">La publica otra parte del equipo; aquí la puedes leer.</p>
          ))}
      </div>
      {data.noCambia.length > 0 && (
        <section aria-labelledby="no-cambia" className="grid gap-2">
          <h2 id="no-cambia" className="text-h3">
            No cambia
          </h2>
          <ul className="grid max-w-measure list-disc gap-1 pl-5 text-text-2">
            {data.noCambia.map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
        </section>
      )}
      {isEditing ? (
        <PublicarForm
          regla={data}
          campos={data.campos as unknown as CampoDeRegla[]}
          onCancel={close}
          onPublished={onPublished}
        />
      ) : (
        <Historia regla={data} campos={data.campos as unknown as CampoDeRegla[]} />
      )}
    </>
  )
}
