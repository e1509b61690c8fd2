/**
 * Members of the Cher's database without an account: a registration that matches NIT, name and commune is
 * validated at once.
 */
export const demoMembers = [
  {
    lastname: 'DUPLESSIS',
    firstname: 'Laurent',
    nit: '18C0001',
    email: 'laurent.duplessis@example.org',
    city: 'Bourges',
  },
  {
    lastname: 'LEMÉE',
    firstname: 'Françoise',
    nit: '18C0002',
    email: 'francoise.lemee@example.org',
    city: 'Bourges',
  },
  { lastname: 'BOUQUET', firstname: 'Jean-Pierre', nit: '18C0003', email: null, city: 'Bourges' },
  {
    lastname: 'CHAUMETTE',
    firstname: 'Sylvie',
    nit: '18C0004',
    email: 'sylvie.chaumette@example.org',
    city: 'Bourges',
  },
  { lastname: 'AUCLAIR', firstname: 'Gérard', nit: '18C0005', email: null, city: 'Bourges' },
]
