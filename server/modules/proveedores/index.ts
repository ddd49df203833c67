export { listarProveedores } from './listar-proveedores.ts'
export { listarProveedoresB2b } from './listar-proveedores-b2b.ts'
export { verProveedor, verProveedorPorSlug } from './ver-proveedor.ts'
export { cambiarEstadoDeProveedor, cambiarFichaDeProveedor, insertProveedorNuevo } from './alta.db.ts'
