import type { Survivors } from './survivors.ts'

/** Handlers and locks of the components that the paths do not see switched off. */
export const survivorsOfScreens: Survivors = [
  {
    reason:
      'La fenêtre « Fédérations disponibles » est ouverte par la page autour du formulaire : le récit d’inscription du navigateur la voit.',
    of: [
      'src/registration-space.tsx Form onFederations={openFederations}',
      'src/registration-space.tsx Registration onFederations={onFederations}',
      'src/registration-space.tsx RegistrationChoice onFederations={openFederations}',
      'src/screens/registration-choice.tsx Button onClick={onFederations}',
      'src/screens/registration-identity.tsx Button onClick={onFederations}',
      'src/screens/registration.tsx RegistrationIdentity onFederations={onFederations}',
    ],
  },
  {
    reason:
      'La liste des erreurs mène à son champ en déplaçant le focus : les récits d’inscription du navigateur le voient.',
    of: [
      "src/screens/registration-specifics.tsx RegistrationTrouble onSeek={(field) => isOfIdentity(field) && actor.send({ type: 'identity.resumed' })}",
      'src/screens/registration-trouble.tsx ErrorSummary onSeek={onSeek}',
      'src/ui/error-summary.tsx a onClick={(event) => seek(event, target)}',
    ],
  },
  {
    reason: 'Le retour sur la page est vu par les tests des portes, où toute l’application est rendue.',
    of: ["src/screens/address-gate.tsx ReturnWatch onReturn={() => actor.send({ type: 'page.returned' })}"],
  },
  {
    reason:
      'Le modèle du formulaire l’ouvre par un bouton à lui ; le récit « Mon compte » du navigateur passe par celui-ci.',
    of: ["src/screens/account.tsx Button onClick={() => accountForm?.send({ type: 'form.opened', user })}"],
  },
  {
    reason: 'Le déplacement de la carte est un geste de la bibliothèque, que seul un navigateur produit.',
    of: [
      "src/screens/statistic-map.tsx ZoomableGroup onMoveEnd={({ coordinates, zoom }) => { if (coordinates && zoom) actor.send({ type: 'map.moved', center: coordi}",
    ],
  },
  {
    reason: 'À renforcer : aucun exemple du modèle ne choisit une date.',
    of: ['src/screens/statistic-filters.tsx DateField onChange={(value) => onFilter(field, value)}'],
  },
  {
    reason:
      'Le verrou ne fait que montrer ce que la machine refuse de toute façon dans cet état ; à renforcer par un regard du modèle.',
    of: [
      'src/screens/account-fields.tsx CitySearch disabled={isSaving}',
      'src/screens/account-fields.tsx RadioGroup disabled={isSaving}',
      "src/screens/address-gate.tsx Button disabled={state.matches('sending')}",
      'src/screens/availabilities.tsx Checkbox disabled={isSaving}',
      'src/screens/availability-rows.tsx DateField disabled={isFixed}',
      'src/screens/availability-rows.tsx DateField disabled={isFixed} (2)',
      'src/screens/availability-rows.tsx fieldset disabled={isFixed}',
      'src/screens/city-search.tsx Combobox disabled={disabled}',
      "src/screens/donation.tsx Button disabled={!state.can({ type: 'report.closed' })}",
      "src/screens/gdpr-choice.tsx Button disabled={state.hasTag('busy') && wanted !== choice}",
      'src/screens/permission-assignment.tsx Button disabled={isSaving}',
      'src/screens/preferences.tsx QuantityFields disabled={isSaving}',
      'src/screens/quantity-fields.tsx fieldset disabled={disabled}',
      'src/screens/registration-fields.tsx QuantityFields disabled={isSending}',
      'src/screens/registration-fields.tsx RadioGroup disabled={isSending}',
      'src/screens/registration-fields.tsx Slider disabled={isSending}',
      'src/screens/registration-fields.tsx TextField disabled={isSending}',
      'src/screens/role-form.tsx TextField disabled={isCodeFixed || isSaving}',
      'src/screens/role-form.tsx TextField disabled={isSaving}',
      'src/screens/sign-in.tsx Button disabled={isThrottled}',
      "src/screens/statistic-map.tsx IconButton disabled={!state.can({ type: 'zoom.increased' })}",
      "src/screens/territories.tsx Button disabled={!state.can({ type: 'window.closed' })}",
      'src/screens/territory-addition.tsx Button disabled={!city}',
      'src/screens/territory-addition.tsx CitySearch disabled={isSaving}',
      'src/screens/user-fields.tsx NativeSelect disabled={isOwn}',
      'src/screens/user-fields.tsx NativeSelect disabled={isOwn} (2)',
      'src/screens/user-gdpr.tsx Button disabled={isBusy && decision !== chosen}',
    ],
  },
  {
    reason:
      'Brique d’interface : focus, survol, clavier ou verrou doublé par un autre, que ces chemins ne produisent pas.',
    of: [
      "src/ui/combobox.tsx input onKeyDown={({ key, nativeEvent }) => { if (key === 'Home' || key === 'End') Object.assign(nativeEvent, { preven}",
      'src/ui/dialog.tsx RadixDialog.Content onCloseAutoFocus={giveFocusBack}',
      'src/ui/dialog.tsx RadixDialog.Content onEscapeKeyDown={(event) => (busy || hasOpenList(event.target)) && event.preventDefault()}',
      'src/ui/dialog.tsx RadixDialog.Content onInteractOutside={(event) => event.preventDefault()}',
      'src/ui/dialog.tsx RadixDialog.Content onOpenAutoFocus={focusWhole}',
      'src/ui/lazy-part.tsx Button onClick={() => location.reload()}',
      'src/ui/pagination.tsx IconButton disabled={page <= 1}',
      'src/ui/pagination.tsx IconButton disabled={page >= lastPage}',
      'src/ui/pagination.tsx IconButton onClick={() => onPage(page + 1)}',
      'src/ui/pagination.tsx IconButton onClick={() => onPage(page - 1)}',
      'src/ui/password-field.tsx button onClick={() => setShown(!isShown)}',
      'src/ui/radio-group.tsx fieldset disabled={disabled}',
      'src/ui/table-columns.tsx button onClick={() => onSort({ order, desc: isSorted && !sort.desc })}',
      'src/ui/tooltip.tsx RadixTooltip.Root onOpenChange={show}',
      'src/ui/tooltip.tsx RadixTooltip.Trigger onClick={toggle}',
      'src/ui/tooltip.tsx RadixTooltip.Trigger onPointerDown={press}',
      'src/ui/virtual-list.tsx ul onBlur={() => (focused.current = -1)}',
      'src/ui/virtual-list.tsx ul onFocus={rememberFocus}',
    ],
  },
]
