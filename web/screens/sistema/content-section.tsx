import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { Price } from '#web/ui/price.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { type Column, type Sort, Table } from '#web/ui/table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { Sample } from './both-themes.tsx'
import { EmptyRoad } from './estado-pantalla.tsx'

const RESERVAS = [
  { codigo: '7K4M-92QX', nombre: 'Camila Soto', total: 50_000, estado: 'Confirmada' },
  { codigo: '3RT8-HW5N', nombre: 'Rodrigo Huenchullán', total: 1_250_000, estado: 'Pagada' },
]

const COLUMNAS: Column<(typeof RESERVAS)[number]>[] = [
  { key: 'nombre', header: 'Nombre', cell: (row) => row.nombre, isRowHeader: true, isSortable: true },
  { key: 'codigo', header: 'Código', cell: (row) => <span className="whitespace-nowrap">{row.codigo}</span> },
  { key: 'total', header: 'Total', cell: (row) => formatPesos(row.total), isNumber: true, isSortable: true },
  { key: 'estado', header: 'Estado', cell: (row) => <Badge tone="success">{row.estado}</Badge> },
]

export function ContentSection() {
  const [sort, setSort] = useState<Sort>({ key: 'nombre', direction: 'ascending' })
  return (
    <>
      <Sample name="Precio, evaluación y persona">
        <div className="flex flex-wrap items-center gap-6">
          <Price amount={25_000} per="por persona" />
          <Rating average={4.7} count={23} />
          <Rating average={null} count={0} />
          <span className="inline-flex items-center gap-3">
            <Avatar name="Camila Soto" /> Camila Soto
          </span>
          <Avatar isUnknown />
        </div>
      </Sample>
      <Sample name="Pestañas">
        <Tabs
          label="Mis reservas"
          tabs={[
            { value: 'proximas', label: 'Próximas', content: <p>Aquí verás lo que viene.</p> },
            { value: 'pasadas', label: 'Pasadas', content: <p>Aquí verás lo que ya viviste</p> },
            { value: 'canceladas', label: 'Canceladas', content: <p>Nada cancelado.</p> },
          ]}
        />
      </Sample>
      <Sample name="Desplegable">
        <div>
          <Disclosure title="¿Qué pasa si llueve?" headingLevel={3} isOpenAtFirst>
            <p className="text-text-2">Tu anfitrión puede cambiar la fecha; si no te acomoda, recuperas el 100 %.</p>
          </Disclosure>
          <Disclosure title="¿Puedo ir con niños?" headingLevel={3}>
            <p className="text-text-2">Desde los 6 años.</p>
          </Disclosure>
        </div>
      </Sample>
      <Sample name="Cifras">
        <div className="grid grid-cols-2 gap-4">
          <Tile
            label="Reservas"
            value="18"
            detail="6 más que el mes anterior"
            icon={<CalendarDays size={16} aria-hidden />}
          />
          <Tile label="Ingresos" value="—" detail="No pudimos leer la cifra" />
          <Tile label="Por revisar" value="8" to="/admin/dashboard" linkName="8 experiencias por revisar" />
          <Tile label="Ocupación" value="" isLoading />
        </div>
      </Sample>
      <Sample name="Tabla">
        <Table
          caption="Reservas de hoy"
          rows={RESERVAS}
          rowKey={(row) => row.codigo}
          sort={sort}
          onSort={setSort}
          columns={COLUMNAS}
        />
      </Sample>
      <Sample name="Páginas">
        <Pagination page={4} totalPages={12} hrefFor={(page) => `?pagina=${page}`} />
      </Sample>
      <Sample name="Galería">
        <Carousel label="Fotos de ejemplo">
          <EmptyRoad />
          <EmptyRoad />
          <EmptyRoad />
        </Carousel>
      </Sample>
    </>
  )
}
