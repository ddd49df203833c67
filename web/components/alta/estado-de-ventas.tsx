import { useQuery } from '@tanstack/react-query'
import type { Alta } from '#contract/altas.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { dichoDe } from './alta-estado.tsx'
import { altaQuery, type AreaDeAlta, esSinPermiso } from './alta-llamadas.ts'
import { ApelarRechazo, ApelarSuspension } from './apelar-suspension.tsx'

const ALTA = { anfitrion: '/onboarding-anfitrion', proveedor: '/proveedor/alta' } as const
const SALIDAS = { anfitrion: '/anfitrion/salidas', proveedor: '/proveedor/salidas' } as const
const QUE_HACER: Partial<Record<Alta['estado'], string>> = {
  Borrador: 'Completar mis datos',
  Observado: 'Ver qué corregir',
  'Documento vencido': 'Renovar documento',
  Pausado: 'Volver a vender',
}

/** On the first page of whoever sells: what keeps them from it, what to do, and whom to ask to look again. Nothing while all is well, or for whom it is no business of. */
export function EstadoDeVentas({ area }: { area: AreaDeAlta }) {
  const { data: alta, error, refetch, isFetching } = useQuery({ ...altaQuery(area), retry: false })
  if (esSinPermiso(error)) return null
  if (error && !alta) {
    return (
      <Notice
        tone="warning"
        role="status"
        title="No pudimos ver el estado de tu cuenta de ventas"
        action={
          <Button variant="outline" status={isFetching ? 'loading' : 'default'} onClick={() => void refetch()}>
            Reintentar
          </Button>
        }
      >
        {detalleDe(error)}
      </Notice>
    )
  }
  if (!alta || alta.estado === 'Activo') return null
  const { tono, titulo, texto } = dichoDe(alta)
  const motivo = alta.suspension?.motivo ?? alta.motivo
  const observadas = alta.tareas.filter(({ estado }) => estado === 'observada')
  return (
    <section aria-label="Estado de tu cuenta de ventas" className="grid max-w-[50rem] grid-cols-1 gap-3">
      <Notice
        tone={tono}
        title={titulo}
        action={
          alta.pausadaHasta ? (
            <ButtonLink variant="outline" to={SALIDAS[area]}>
              Ver mis cancelaciones
            </ButtonLink>
          ) : (
            <ButtonLink variant="outline" to={ALTA[area]}>
              {QUE_HACER[alta.estado] ?? 'Ver mis datos'}
            </ButtonLink>
          )
        }
      >
        {texto}
        {motivo && <p className="mt-2">Motivo: {motivo}</p>}
        {observadas.length > 0 && (
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {observadas.map(({ clave, titulo: tarea, observacion }) => (
              <li key={clave}>{observacion ? `${tarea}: ${observacion}` : tarea}</li>
            ))}
          </ul>
        )}
      </Notice>
      {alta.suspension && (
        <Disclosure
          title={alta.suspension.apelada ? 'Tu apelación' : 'Apelar la suspensión'}
          headingLevel={2}
          isOpenAtFirst={alta.suspension.apelada}
        >
          <ApelarSuspension area={area} suspension={alta.suspension} />
        </Disclosure>
      )}
      {alta.acciones.puedeApelar && (
        <Disclosure title="Apelar el rechazo" headingLevel={2}>
          <ApelarRechazo area={area} />
        </Disclosure>
      )}
    </section>
  )
}
