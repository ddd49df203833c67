import { ESTADOS_A_LA_VISTA, TIPOS_PROVEEDOR } from '#contract/enumeraciones/operadores.ts'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Form, redirect, useNavigation, useRevalidator } from 'react-router'
import { apiDe } from '#web/api/api.ts'
import { useApagada } from '#web/components/funciones.ts'
import { metadatos } from '#web/components/metadatos.ts'
import { ProveedorFila } from '#web/components/proveedor-fila.tsx'
import { REGIONES } from '#web/components/regiones-textos.ts'
import { seGuarda } from '#web/pagina.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { Part } from '#web/ui/part.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Route } from './+types/proveedores.ts'

export const headers = seGuarda('q', 'tipo', 'region', 'estado', 'pagina')

const POR_PAGINA = 24
const MAS_FILTROS = 'mas-filtros'

export async function loader({ request, context }: Route.LoaderArgs) {
  const filtros = leerFiltros(new URL(request.url).searchParams)
  const { q, tipo, region, estado, pagina } = filtros
  try {
    const { items, total } = await apiDe(context).page('listarProveedores', {
      q,
      tipo,
      region,
      estado,
      pagina,
      porPagina: POR_PAGINA,
    })
    if (items.length === 0 && total > 0) return redirect(hrefDe({ ...filtros, pagina: Math.ceil(total / POR_PAGINA) }))
    const hayFiltros = Boolean(q || tipo || region || estado)
    const sinNadie =
      total === 0 && (!hayFiltros || (await apiDe(context).page('listarProveedores', { porPagina: 1 })).total === 0)
    return { filtros, proveedores: items, total, sinNadie }
  } catch {
    return sinRespuesta(filtros) // logged where it was made
  }
}

/** Without a network there is no answer from the page's own loader either. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => sinRespuesta(leerFiltros(new URL(request.url).searchParams)))
}

// The screen says so, keeps what was looked for and offers to try again.
const sinRespuesta = (filtros: Filtros) => ({ filtros, proveedores: null, total: 0, sinNadie: false })

function leerFiltros(params: URLSearchParams) {
  return {
    q: params.get('q')?.trim().slice(0, 100) ?? '',
    tipo: TIPOS_PROVEEDOR.find((each) => each === params.get('tipo')) ?? '',
    estado: ESTADOS_A_LA_VISTA.find((each) => each === params.get('estado')),
    region: REGIONES.find(({ value }) => value === params.get('region'))?.value ?? '',
    pagina: Math.min(1000, Math.max(1, Math.trunc(Number(params.get('pagina') ?? 1)) || 1)),
  }
}

type Filtros = ReturnType<typeof leerFiltros>

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { pagina = 1, ...filtros } = loaderData?.filtros ?? {}
  return metadatos(matches, {
    titulo: pagina > 1 ? `Proveedores, página ${pagina}` : 'Proveedores',
    descripcion: 'Operadores, guías, viñas y comunidades de todo Chile, con lo que revisamos de cada uno.',
    ruta: Object.values(filtros).some(Boolean) ? null : pagina > 1 ? `/providers?pagina=${pagina}` : '/providers',
  })
}

export default function Proveedores({ loaderData: { filtros, proveedores, total, sinNadie } }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'loading'
  const { revalidate, state } = useRevalidator()
  const recibeAltas = !useApagada('altas')
  const esSoloTexto = filtros.q !== '' && !filtros.tipo && !filtros.region && !filtros.estado
  return (
    <div className="wrap grid gap-6 pt-6 lg:pt-10 lg:gap-8">
      <PageHead
        title="Proveedores"
        text={sinNadie ? undefined : 'Quienes operan las experiencias: elige a alguien y mira todo lo que ofrece.'}
      />
      {sinNadie ? (
        <EmptyBlock
          title="Todavía no hay proveedores"
          text={
            recibeAltas
              ? 'Estamos empezando. Si operas experiencias en Chile, puedes ser quien publique la primera.'
              : 'Estamos empezando. Cuando se sume el primero lo verás aquí.'
          }
          action={recibeAltas && <ButtonLink to="/convertirse-proveedor">Sumar mi negocio</ButtonLink>}
        />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[20rem_1fr] lg:gap-12">
          <FiltrosForm key={JSON.stringify(filtros)} filtros={filtros} isBusy={isBusy} />
          <section aria-label="Resultados" aria-busy={isBusy} className="min-w-0">
            {proveedores === null ? (
              <ErrorBlock
                title="No pudimos cargar los proveedores"
                onRetry={() => void revalidate()}
                isRetrying={state === 'loading'}
              />
            ) : (
              <>
                <p role="status" className="mb-4 font-medium">
                  {formatCantidad(total, 'proveedor', 'proveedores')}
                </p>
                {proveedores.length === 0 ? (
                  <EmptyBlock
                    title={
                      esSoloTexto
                        ? `No encontramos proveedores para «${filtros.q}»`
                        : 'No encontramos proveedores con esos filtros'
                    }
                    text={filtros.q ? 'Revisa cómo está escrito o prueba con otra palabra.' : undefined}
                    className="-mt-4 pt-0! sm:mt-0"
                    action={
                      <ButtonLink to="/providers" variant="outline">
                        {esSoloTexto ? 'Ver todos los proveedores' : 'Limpiar todos los filtros'}
                      </ButtonLink>
                    }
                  />
                ) : (
                  <Part>
                    <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:gap-6">
                      {proveedores.map((proveedor) => (
                        <li key={proveedor.id}>
                          <ProveedorFila proveedor={proveedor} />
                        </li>
                      ))}
                    </ul>
                  </Part>
                )}
                <div className="mt-8">
                  <Pagination
                    page={filtros.pagina}
                    totalPages={Math.ceil(total / POR_PAGINA)}
                    hrefFor={(pagina) => hrefDe({ ...filtros, pagina })}
                  />
                </div>
              </>
            )}
          </section>
        </div>
      )}
    </div>
  )
}

function FiltrosForm({ filtros, isBusy }: { filtros: Filtros; isBusy: boolean }) {
  const [isOpen, setOpen] = useState(Boolean(filtros.tipo || filtros.region || filtros.estado))
  return (
    <Form
      noValidate
      role="search"
      aria-label="Proveedores"
      className="grid content-start gap-4 self-start rounded-card border border-border bg-surface p-4 shadow-e1 lg:sticky lg:top-24 lg:p-5"
    >
      <Field label="Buscar proveedor" name="q">
        <SearchInput defaultValue={filtros.q} />
      </Field>
      <div id={MAS_FILTROS} className={cx('grid gap-4 sm:max-lg:grid-cols-3', !isOpen && 'max-sm:hidden')}>
        <Field label="Tipo" name="tipo">
          <Select
            required={false}
            defaultValue={filtros.tipo}
            options={[
              { value: '', label: 'Todos los tipos' },
              ...TIPOS_PROVEEDOR.map((tipo) => ({ value: tipo, label: tipo })),
            ]}
          />
        </Field>
        <Field label="Región" name="region">
          <Select
            required={false}
            defaultValue={filtros.region}
            options={[{ value: '', label: 'Todas las regiones' }, ...REGIONES]}
          />
        </Field>
        <Field label="Estado" name="estado">
          <Select
            required={false}
            defaultValue={filtros.estado ?? ''}
            options={[
              { value: '', label: 'Todos los estados' },
              ...ESTADOS_A_LA_VISTA.map((estado) => ({ value: estado, label: estado })),
            ]}
          />
        </Field>
      </div>
      <Button
        variant="outline"
        isWide
        className="sm:hidden"
        icon={<SlidersHorizontal size={20} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={MAS_FILTROS}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Menos filtros' : 'Más filtros'}
      </Button>
      <Button type="submit" isWide status={isBusy ? 'loading' : 'default'}>
        Buscar
      </Button>
    </Form>
  )
}

function hrefDe(filtros: Filtros): string {
  const params = new URLSearchParams(
    Object.entries(filtros).flatMap(([key, value]) => (value ? [[key, String(value)] as [string, string]] : [])),
  )
  if (filtros.pagina === 1) params.delete('pagina')
  const search = params.toString()
  return search ? `/providers?${search}` : '/providers'
}
